/** A name or noun with its article, as it begins with a vowel or not: `a HighLevel`, `an episode`. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
