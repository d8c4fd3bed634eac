import type { FoundPage, SearchRoot } from '../../payload/search/search-index';
import { splitWords } from '../../payload/search/split-words';
import { SearchFailure, type SearchIndex } from './load-index';

/** More letters than anybody looks for; the rest would only take time. */
const longestQuery = 300;
const maxWords = 8;
/** A beginning that is in more files than this is only looked for as a whole word. */
const maxParts = 2;
/** Endings of so many letters are taken off a word that is nowhere: "grieving" finds "grief". */
const longestEnding = 4;
const shortestStem = 4;

/** Pages by their number in the index, the best first. */
export interface Findings {
  pages: number[];
  /** the words as they were found, for marking them */
  words: string[];
  /** no page has all words, so these have some */
  isPartial: boolean;
}

/** The functions that read an index. */
export type ReadableIndex = Pick<SearchIndex, 'readRoot' | 'readWords' | 'readTexts' | 'forget'>;

/** Whether nobody would look for so much. */
export function isTooLong(query: string): boolean {
  return query.length > longestQuery;
}

/**
 * The pages that have all words of a query, or words that begin with them; those that have some, if
 * there are no such pages.
 *
 * @throws SearchFailure when the index cannot be read
 */
export async function findPages(query: string, index: ReadableIndex): Promise<Findings> {
  const words = [...new Set(splitWords(query))].slice(0, maxWords);
  if (words.length === 0) return { pages: [], words: [], isPartial: false };
  const root = await index.readRoot();
  const found = await Promise.all(words.map((word) => findWord(word, root, index)));
  // A word that is on all pages says nothing, unless it is the only one.
  const telling = found.filter(({ pages, isKnown }) => pages.size > 0 || !isKnown);
  const scores = new Map<number, { score: number; words: number }>();
  for (const { pages } of telling) {
    for (const [page, score] of pages) {
      const sum = scores.get(page) ?? { score: 0, words: 0 };
      scores.set(page, { score: sum.score + score, words: sum.words + 1 });
    }
  }
  const whole = [...scores].filter(([, sum]) => sum.words === telling.length);
  const chosen = whole.length > 0 ? whole : [...scores];
  return {
    pages: chosen
      .toSorted(([a, { score: first }], [b, { score: second }]) => second - first || a - b)
      .map(([page]) => page),
    words: found.map(({ stem }) => stem),
    isPartial: chosen.length > 0 && whole.length === 0,
  };
}

interface FoundWord {
  /** what pages have of the word */
  stem: string;
  pages: Map<number, number>;
  /** there is such a word, even if it is on too many pages to say which */
  isKnown: boolean;
}

async function findWord(word: string, root: SearchRoot, index: ReadableIndex): Promise<FoundWord> {
  const shortest = Math.max(shortestStem, word.length - longestEnding);
  let found = await findBeginning(word, root, index);
  for (let length = word.length - 1; !found.isKnown && length >= shortest; length -= 1) {
    // Each waits for the one before: most words need only one.
    // oxlint-disable-next-line no-await-in-loop
    found = await findBeginning(word.slice(0, length), root, index);
  }
  return found.isKnown ? found : { ...found, stem: word };
}

async function findBeginning(
  stem: string,
  root: SearchRoot,
  index: ReadableIndex,
): Promise<FoundWord> {
  const parts = listParts(stem, root);
  const isWhole = parts.length > maxParts;
  const read = await Promise.all(
    (isWhole ? parts.slice(0, 1) : parts).map(([, url]) => index.readWords(url)),
  );
  const pages = new Map<number, number>();
  let isKnown = false;
  for (const part of read) {
    for (const [word, entries] of Object.entries(part)) {
      if (isWhole ? word !== stem : !word.startsWith(stem)) continue;
      isKnown = true;
      const found = readEntries(entries);
      // What few pages have says more, and so does the word itself.
      const worth = Math.log(1 + root.pages / (1 + found.length)) * (word === stem ? 2 : 1);
      for (const [page, weight] of found) {
        if (page >= root.pages) continue;
        pages.set(page, Math.max(pages.get(page) ?? 0, weight * worth));
      }
    }
  }
  return { stem, pages, isKnown };
}

/** The files that may have words that begin so. */
function listParts(stem: string, { words }: SearchRoot): SearchRoot['words'] {
  return words.filter(([first], part) => {
    const next = words[part + 1]?.[0];
    const isAfter = first > stem && !first.startsWith(stem);
    return !isAfter && (next === undefined || next > stem || next.startsWith(stem));
  });
}

/** See `WordsPart`. */
function readEntries(entries: string): [page: number, weight: number][] {
  let page = 0;
  return [...entries.matchAll(/([0-9a-z]+)([A-Z])/g)].map(([, distance = '', weight = '']) => {
    page += parseInt(distance, 36);
    return [page, weight.charCodeAt(0) - 64];
  });
}

/**
 * The pages with these numbers.
 *
 * @throws SearchFailure when the index cannot be read
 */
export async function readPages(
  numbers: readonly number[],
  index: ReadableIndex,
): Promise<FoundPage[]> {
  const { texts } = await index.readRoot();
  return Promise.all(
    numbers.map(async (number) => {
      const [first, url] = texts.findLast(([start]) => start <= number) ?? [0, ''];
      const page = (await index.readTexts(url))[number - first];
      if (page) return page;
      index.forget();
      throw new SearchFailure(url);
    }),
  );
}

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
