import { splitWords } from '../../payload/search/split-words';

/** Whether each of the sought words begins a word of a name. */
export function hasAll(name: string, stems: readonly string[]): boolean {
  const words = splitWords(name);
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
