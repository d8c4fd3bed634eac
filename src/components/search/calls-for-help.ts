import { splitWords } from '../../payload/search/split-words';

/**
 * Whether a query has one of these words: each may be the beginning of a word, or several words side
 * by side.
 */
export function callsForHelp(query: string, calls: readonly string[]): boolean {
  const words = splitWords(query);
  return calls.some((call) => {
    const parts = splitWords(call);
    return words.some((_, start) =>
      parts.every((part, index) => words[start + index]?.startsWith(part)),
    );
  });
}
