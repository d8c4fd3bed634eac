/** A word of a text as the search compares it, and where it is. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/**
 * The words of a text: in small letters, without accents and apostrophes.
 *
 * @param known what was simplified before, for those who split many texts
 */
export function splitWords(text: string, known = new Map<string, string>()): string[] {
  const words: string[] = [];
  for (const [written] of text.matchAll(wordPattern)) {
    const word = known.get(written) ?? simplify(written);
    known.set(written, word);
    if (word) words.push(word);
  }
  return words;
}

/** The same, each with its place in the text. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: found, index }) => ({
    word: simplify(found),
    start: index,
    end: index + found.length,
  }));
}

function simplify(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z0-9]+$/.test(small) ? small : small.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}
