import { readBaseLanguage } from '../config/content/base-language';

/**
 * The mark before quotations, where browsers would not choose it by themselves: the one that the site
 * writes before words of somebody.
 *
 * @param quoted how it writes them, `«{text}»`
 */
export function writeQuoteStyles(quoted: string, language: string): string | undefined {
  const [open = '', close = ''] = quoted.split('{text}').map((mark) => mark.trim());
  const isUsual = open === '“' && readBaseLanguage(language) === 'en';
  return isUsual ? undefined : `:root{quotes:${writeString(open)} ${writeString(close)}}`;
}

/** As a string of CSS that cannot end its element. */
function writeString(text: string): string {
  const escaped = text.replace(/["\\<\n]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
