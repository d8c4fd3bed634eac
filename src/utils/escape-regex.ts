/** A text as a part of a regular expression that stands for nothing but that text. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
