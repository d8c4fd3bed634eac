/** A text in which a number stays on the line of the word before it: "Part 2". */
export function keepNumbers(text: string): string {
  return text.replace(/ (?=\p{N}+(?![\p{L}\p{N}]))/gu, '\u00a0');
}
