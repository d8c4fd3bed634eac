import { readBaseLanguage } from '../config/content/base-language';

/**
 * The mark before quotations, where browsers would not choose it by themselves: the one that the site
 * writes before words of somebody. It is drawn larger than the text beside it, so one that is low or
 * in the middle of a line has another place than one at the top.
 *
 * @param quoted how the site writes them, `«{text}»`
 */
export function writeQuoteStyles(quoted: string, language: string): string | undefined {
  const [open = '', close = ''] = quoted.split('{text}').map((mark) => mark.trim());
  if (open === '“' && readBaseLanguage(language) === 'en') return undefined;
  const place = Object.entries(places).find(([marks]) => open !== '' && marks.includes(open));
  return [
    `:root{quotes:${writeString(open)} ${writeString(close)}}`,
    ...(place ? [`:root main blockquote::before{${place[1]}}`] : []),
  ].join('');
}

/** Beside the first line: the styles of the mark, by the marks they are for. */
const places = {
  '„‚': 'top:-.4em',
  '«»‹›': 'top:-.1em;font-size:2em',
};

/** As a string of CSS that cannot end its element. */
function writeString(text: string): string {
  const escaped = text.replace(/["\\<\n]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
