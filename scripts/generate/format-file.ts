import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };

/**
 * Writes a text the way `npm run check:format` asks for.
 *
 * @param file its ending tells the language
 * @throws Error when the text cannot be read as that language
 */
export async function formatFile(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
