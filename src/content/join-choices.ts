/** Alternatives in a sentence: `a`, `a or b`, `a, b or c`. */
export function joinChoices(choices: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);
}
