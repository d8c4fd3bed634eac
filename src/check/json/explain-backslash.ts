import type { SyntaxDiagnostic } from '../diagnostic';

/** A path as Windows writes it, up to and with the public folder, or from one of its folders on. */
const windowsPath = /"(?:(?:[^"\\\r\n]*\\)*?public\\|\\)?((?:images|video|pdf)\\[^"/\r\n]*)"/y;

/**
 * A backslash that is not a part of JSON's own signs, such as those between the folders of a path in
 * Windows.
 *
 * @param start where the text begins
 * @param index where the backslash is
 */
export function explainBackslash(text: string, start: number, index: number): SyntaxDiagnostic {
  windowsPath.lastIndex = start;
  const found = windowsPath.exec(text);
  const path = `/${found?.[1]?.replaceAll('\\', '/') ?? ''}`;
  if (!found || path.includes('//')) {
    return {
      code: 'CFG0108',
      message: 'In JSON, a backslash starts an escape sequence such as \\n.',
      hint: 'Write \\\\ for a backslash, \\" for a quote inside text, and / between the folders of a path.',
      start: index,
      end: index + 1,
    };
  }
  const place = { start, end: start + found[0].length };
  const title = `Write "${path}".`;
  return {
    code: 'CFG0108',
    message: 'Paths use "/", not backslashes, and start in the public folder.',
    hint: title,
    ...place,
    fix: { title, edits: [{ ...place, text: `"${path}"` }] },
  };
}
