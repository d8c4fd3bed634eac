/**
 * A copy of a text, for what is kept for long: a part that was cut out of a text keeps all of that text
 * in memory, which is a whole page for an address.
 */
export function copyText(part: string): string {
  return Buffer.from(part).toString();
}
