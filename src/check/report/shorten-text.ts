/** Longer than what we say ourselves, and short enough for a terminal. */
const start = 400;
const end = 200;

/**
 * A message that quotes what is in the config, cut in its middle if that is long: the words around
 * the quotation say what is wrong.
 */
export function shortenText(text: string): string {
  if (text.length <= start + end + 1) return text;
  const first = text.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
  const last = text.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
  return `${first}…${last}`;
}
