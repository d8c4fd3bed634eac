import { readBaseLanguage } from '../content/languages/language-code';

/**
 * The mark before quotations, where browsers would not choose it by themselves: the one that the site
 * writes before words of somebody. It is drawn larger than the text beside it, so one that is low or
 * in the middle of a line has another place than one at the top.
 *
 * @param quoted how the site writes them, `«{text}»`
 */
export function writeQuoteStyles(quoted: string, language: string): string | undefined {
  const [, open, close] = quotedText.exec(quoted) ?? [];
  if (open === undefined || close === undefined) return undefined;
  if (open === '“' && readBaseLanguage(language) === 'en') return undefined;
  const place = Object.entries(places).find(([marks]) => marks.includes(open));
  return [
    `:root{quotes:${writeMark(open)} ${writeMark(close)}}`,
    ...(place ? [`:root main blockquote::before{${place[1]}}`] : []),
  ].join('');
}

/** A mark on each side, as Unicode knows them; no other word of the site is for a stylesheet. */
const quotedText = /([\p{Pi}\p{Pf}\p{Ps}"'])\s*\{text\}\s*([\p{Pi}\p{Pf}\p{Pe}"'])/u;

/** Beside the first line: the styles of the mark, by the marks they are for. */
const places = {
  '„‚': 'top:-.4em',
  '«»‹›': 'top:-.1em;font-size:2em',
};

function writeMark(mark: string): string {
  return mark === '"' ? `'"'` : `"${mark}"`;
}
