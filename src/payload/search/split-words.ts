/** A word of a text as the search compares it, and where it is. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The words of a text: in small letters, without accents and apostrophes. */
export function splitWords(text: string): string[] {
  return findWords(text).map(simplifyWord).filter(Boolean);
}

/** The words of a text as they are written there. */
export function findWords(text: string): readonly string[] {
  return text.match(wordPattern) ?? [];
}

/** The words of a text, made simple, each with its place in the text. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: found, index }) => ({
    word: simplifyWord(found),
    start: index,
    end: index + found.length,
  }));
}

/** A word as the search compares it; of one that is nothing but accents, nothing is left. */
export function simplifyWord(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z0-9]+$/.test(small) ? small : small.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}
