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
const weights = { title: 8, heading: 3, text: 1, maxInText: 3 };

/** Of a word that more than half of many pages have, only pages that are about it are kept. */
const common = { pages: 20, share: 0.5 };

/** How much of its text is kept to show where a word is; all of it can be found. */
const longestText = 6_000;

const firstWeight = 'A'.charCodeAt(0) - 1;

/**
 * The index of a search. Each page is read when it is added, which a build does while other threads
 * render: of its text, only what results show is kept, until its file is full.
 */
export class SearchIndexWriter {
  private readonly vocabulary = new Vocabulary();
  private readonly root: SearchRoot = { pages: 0, kinds: [], words: [], texts: [] };
  private readonly pages = new Parts<FoundPage>(sizes.texts, (page) => {
    const all = [page, ...(page.passages ?? [])];
    return all.reduce((sum, { text }) => sum + text.length, 100);
  });
  private pagesWritten = 0;

  /** @param base what addresses of the site begin with */
  constructor(private readonly base = '') {}

  add(page: SearchedPage): void {
    const { path, title, titleLanguage, kind, text, passages } = page;
    const { kinds, pages: number } = this.root;
    this.root.pages += 1;
    this.vocabulary.add(page, number);
    if (kind !== kinds.at(-1)?.[1]) kinds.push([number, kind]);
    this.pages.add({
      path,
      title,
      ...(titleLanguage && { titleLanguage }),
      text: text.slice(0, longestText),
      ...(passages && { passages: cutPassages(passages, longestText - text.length) }),
    });
  }

  /** The files that are full, which are kept no longer: address and content. */
  writeFullFiles(): WrittenFile[] {
    return this.pages.takeFull().map((part) => this.writeTexts(part));
  }

  /**
   * All other files of the index, one after the other. The same pages give the same files. Call when all
   * pages have been added.
   */
  *writeFiles(): Generator<WrittenFile> {
    const { root } = this;
    const words = new Parts<Word>(sizes.words, ([word, found]) => word.length + found.length + 6);
    for (const word of this.vocabulary.list(root.pages)) words.add(word);
    for (const part of words.takeRest()) {
      const file = writePart('words', Object.fromEntries(part));
      root.words.push([part[0]?.[0] ?? '', file[0]]);
      yield file;
    }
    for (const part of this.pages.takeRest()) yield this.writeTexts(part);
    yield [this.base + searchRootUrl, JSON.stringify(root)];
  }

  private writeTexts(part: FoundPage[]): WrittenFile {
    const file = writePart('texts', part);
    this.root.texts.push([this.pagesWritten, file[0]]);
    this.pagesWritten += part.length;
    return file;
  }
}

type WrittenFile = [url: string, json: string];

/** @param room how many characters they may have together */
function cutPassages(passages: readonly Passage[], room: number): Passage[] {
  let left = room;
  return passages.map(({ text, language }) => {
    const kept = text.slice(0, Math.max(0, left));
    left -= text.length;
    return { text: kept, language };
  });
}

function writePart(name: string, content: WordsPart | FoundPage[]): WrittenFile {
  const json = JSON.stringify(content);
  return [`/_search/${name}-${nameContent(json)}.json`, json];
}

/** A word, and the pages that have it as `WordsPart` writes them. */
type Word = [word: string, found: string];

/** A word, and the pages that have it. */
interface IndexedWord {
  word: string;
  /** page and weight in one number: there may be millions of them */
  entries: NumberList;
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
      if (indexed.weight < weights.maxInText) indexed.weight += weights.text;
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
      indexed.entries.add(number * 32 + indexed.weight);
      indexed.weight = 0;
    }
  }

  /**
   * All words in order, each with the pages that have it as `WordsPart` writes them.
   *
   * @param pageCount how many pages were added
   */
  list(pageCount: number): Word[] {
    const isCommon = (count: number) => count > common.pages && count > pageCount * common.share;
    return [...this.words.values()]
      .toSorted(({ word: a }, { word: b }) => Number(a > b) - Number(a < b))
      .map(({ word, entries }) => {
        const all = entries.read();
        return [word, writeEntries(isCommon(all.length) ? all.filter(isAbout) : all)];
      });
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
    const indexed = this.words.get(word) ?? { word, entries: new NumberList(), weight: 0 };
    this.written.set(written, indexed);
    if (word) this.words.set(word, indexed);
    return indexed;
  }
}

/** Whether a word is in the title of a page, or in a heading and the text. */
function isAbout(entry: number): boolean {
  return entry % 32 >= weights.heading + weights.text;
}

/** Joined once: a text that grows letter by letter takes ten times as much memory. */
function writeEntries(entries: Uint32Array): string {
  let before = 0;
  const written = Array.from(entries, (entry) => {
    const page = Math.floor(entry / 32);
    const distance = (page - before).toString(36);
    before = page;
    return distance + String.fromCharCode(firstWeight + (entry % 32));
  });
  return written.join('');
}

/** Entries in one part, or if they are large together, in as many as it takes for none to be large. */
class Parts<T> {
  private readonly parts: T[][] = [];
  private lastLength = Infinity;
  private wholeLength = 0;

  /**
   * @param most the length of a part
   * @param measure gives the length of an entry
   */
  constructor(
    private readonly most: number,
    private readonly measure: (entry: T) => number,
  ) {}

  add(entry: T): void {
    const length = this.measure(entry);
    this.wholeLength += length;
    this.lastLength += length;
    if (this.lastLength > this.most) {
      this.parts.push([]);
      this.lastLength = length;
    }
    this.parts.at(-1)?.push(entry);
  }

  /** Takes the parts that are known to get nothing more. */
  takeFull(): T[][] {
    return this.wholeLength > sizes.whole ? this.parts.splice(0, this.parts.length - 1) : [];
  }

  /** Takes all that are left. */
  takeRest(): T[][] {
    const parts = this.parts.splice(0);
    return this.wholeLength > sizes.whole ? parts : [parts.flat()];
  }
}

/** As many as most words have pages. */
const firstRoom = 4;

/** A list of whole numbers below 2³². It takes half the memory of an array. */
export class NumberList {
  private numbers = new Uint32Array(firstRoom);
  private length = 0;

  add(number: number): void {
    if (this.length === this.numbers.length) {
      const more = new Uint32Array(Math.ceil(this.length * 1.5));
      more.set(this.numbers);
      this.numbers = more;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  /** The numbers in the order in which they were added. */
  read(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }
}
