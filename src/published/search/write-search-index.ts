import {
  searchRootUrl,
  type FoundPage,
  type Passage,
  type SearchRoot,
  type WordsPart,
} from '../../payload/search/search-index';
import { findWords, simplifyWord } from '../../payload/search/split-words';
import { nameContent } from '../name-content';

/** A page that can be found. */
export interface SearchedPage extends FoundPage {
  /** the list that it is made from, such as "posts"; empty for a page by itself */
  kind: string;
  /** the titles within it */
  headings: string;
}

/**
 * How many characters of JSON the files of the index have. Up to `whole`, they are one file, so that
 * nobody can tell by what is fetched what is being looked for.
 */
const sizes = { whole: 400_000, words: 64_000, texts: 24_000 };

/** What a page is worth where a word is in its title, in a heading, and for each time in its text. */
const weights = { title: 8, heading: 3, text: 1, mostInText: 3 };

/** Of a word that more than half of many pages have, only pages that are about it are kept. */
const common = { pages: 20, share: 0.5 };

/** How much of its text is kept to show where a word is; all of it can be found. */
const longestText = 6_000;

const firstWeight = 'A'.charCodeAt(0) - 1;

/**
 * The index of a search. Each page is read when it is added, which a build does while other threads
 * render: of its text, only what results show is kept.
 */
export class SearchIndexWriter {
  private readonly vocabulary = new Vocabulary();
  private readonly pages: FoundPage[] = [];
  private readonly kinds: SearchRoot['kinds'] = [];

  /** @param base what addresses of the site begin with */
  constructor(private readonly base = '') {}

  add(page: SearchedPage): void {
    const { path, title, titleLanguage, kind, text, passages } = page;
    const number = this.pages.length;
    this.vocabulary.add(page, number);
    if (kind !== this.kinds.at(-1)?.[1]) this.kinds.push([number, kind]);
    this.pages.push({
      path,
      title,
      ...(titleLanguage && { titleLanguage }),
      text: text.slice(0, longestText),
      ...(passages && { passages: cutPassages(passages, longestText - text.length) }),
    });
  }

  /**
   * The files of the index, one after the other: address and content. The same pages give the same
   * files.
   */
  *writeFiles(): Generator<[url: string, json: string]> {
    const { pages, kinds } = this;
    const words = splitEntries(this.vocabulary.list(pages.length), sizes.words, ([word, found]) => {
      return word.length + found.length + 6;
    });
    const texts = splitEntries(pages, sizes.texts, (page) => {
      const all = [page, ...(page.passages ?? [])];
      return all.reduce((sum, { text }) => sum + text.length, 100);
    });
    const root: SearchRoot = { pages: pages.length, kinds, words: [], texts: [] };
    for (const part of words) {
      const [url, json] = writePart('words', Object.fromEntries(part));
      root.words.push([part[0]?.[0] ?? '', url]);
      yield [url, json];
    }
    let firstPage = 0;
    for (const part of texts) {
      const [url, json] = writePart('texts', part);
      root.texts.push([firstPage, url]);
      firstPage += part.length;
      yield [url, json];
    }
    yield [this.base + searchRootUrl, JSON.stringify(root)];
  }
}

/** @param room how many characters they may have together */
function cutPassages(passages: readonly Passage[], room: number): Passage[] {
  let left = room;
  return passages.map(({ text, language }) => {
    const kept = text.slice(0, Math.max(0, left));
    left -= text.length;
    return { text: kept, language };
  });
}

function writePart(name: string, content: WordsPart | FoundPage[]): [url: string, json: string] {
  const json = JSON.stringify(content);
  return [`/_search/${name}-${nameContent(json)}.json`, json];
}

/** A word, and the pages that have it. */
interface IndexedWord {
  word: string;
  /** page and weight in one number: there may be millions of them */
  entries: number[];
  /** in the page that is being read; else 0 */
  weight: number;
}

/** The words of all pages. Each of millions is looked up once, as it is written. */
class Vocabulary {
  private readonly written = new Map<string, IndexedWord>();
  private readonly words = new Map<string, IndexedWord>();

  /** Reads a page; its number is higher than those before. */
  add({ title, headings, text, passages = [] }: SearchedPage, number: number): void {
    const found = new Set<IndexedWord>();
    for (const indexed of [text, ...passages.map((one) => one.text)].flatMap(this.read, this)) {
      if (indexed.weight === 0) found.add(indexed);
      if (indexed.weight < weights.mostInText) indexed.weight += weights.text;
    }
    for (const [words, weight] of [
      [headings, weights.heading],
      [title, weights.title],
    ] as const) {
      for (const indexed of new Set(this.read(words))) {
        found.add(indexed);
        indexed.weight += weight;
      }
    }
    for (const indexed of found) {
      indexed.entries.push(number * 32 + indexed.weight);
      indexed.weight = 0;
    }
  }

  /**
   * All words in order, each with the pages that have it as `WordsPart` writes them.
   *
   * @param pageCount how many pages were added
   */
  list(pageCount: number): [word: string, found: string][] {
    const isCommon = (count: number) => count > common.pages && count > pageCount * common.share;
    return [...this.words.values()]
      .toSorted(({ word: a }, { word: b }) => Number(a > b) - Number(a < b))
      .map(({ word, entries }) => [
        word,
        writeEntries(
          isCommon(entries.length)
            ? entries.filter((entry) => entry % 32 >= weights.heading + weights.text)
            : entries,
        ),
      ]);
  }

  private read(text: string): IndexedWord[] {
    const read: IndexedWord[] = [];
    for (const written of findWords(text)) {
      const indexed = this.written.get(written) ?? this.keep(written);
      if (indexed.word) read.push(indexed);
    }
    return read;
  }

  private keep(written: string): IndexedWord {
    const word = simplifyWord(written);
    const indexed = this.words.get(word) ?? { word, entries: [], weight: 0 };
    this.written.set(written, indexed);
    if (word) this.words.set(word, indexed);
    return indexed;
  }
}

/** Joined once: a text that grows letter by letter takes ten times as much memory. */
function writeEntries(entries: readonly number[]): string {
  let before = 0;
  const written = entries.map((entry) => {
    const page = Math.floor(entry / 32);
    const distance = (page - before).toString(36);
    before = page;
    return distance + String.fromCharCode(firstWeight + (entry % 32));
  });
  return written.join('');
}

/** All in one part, or in as many as it takes for none to be large. */
function splitEntries<T>(
  entries: readonly T[],
  most: number,
  measure: (entry: T) => number,
): T[][] {
  const lengths = entries.map(measure);
  if (lengths.reduce((sum, length) => sum + length, 0) <= sizes.whole) return [[...entries]];
  const parts: T[][] = [];
  let length = Infinity;
  for (const [index, entry] of entries.entries()) {
    const own = lengths[index] ?? 0;
    if (length + own > most) {
      parts.push([]);
      length = 0;
    }
    length += own;
    parts.at(-1)?.push(entry);
  }
  return parts;
}
