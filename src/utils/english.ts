/** The words of numbers that people write instead of digits; each is at the index of its number. */
export const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

/** A text with a capital letter at its beginning. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a small letter at its beginning. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A name or noun with its article, as it begins with a vowel or not: `a HighLevel`, `an episode`. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Alternatives in a sentence: `a`, `a or b`, `a, b or c`. */
export function joinChoices(choices: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
}

/** `26.2 MB` */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
