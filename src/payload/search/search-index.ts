/** Where the index of the search is served: a `SearchRoot`. */
export const searchRootUrl = '/_search/index.json';

/** What the index consists of. Its parts are named after what is in them. */
export interface SearchRoot {
  /** how many pages can be found */
  pages: number;
  /** where pages of another kind begin: a list that they are made from, or nothing for single pages */
  kinds: [first: number, list: string][];
  /** files with the words, each with the first word in it: `WordsPart` */
  words: [first: string, url: string][];
  /** files with the texts of pages, each with the number of the first page in it: `FoundPage[]` */
  texts: [first: number, url: string][];
}

/**
 * The words of one file, in order, and the pages that have them: the distance to the page before as a
 * number with the base 36, then a capital letter that says how much the page is about the word. `3B1A`
 * is page 3 with the weight 2 and page 4 with the weight 1.
 */
export type WordsPart = Record<string, string>;

/** A text in one language. */
export interface Passage {
  text: string;
  /** where it is another one than that of the page */
  language?: string | undefined;
}

/** A page as results show it. */
export interface FoundPage {
  path: string;
  title: string;
  /** of the title, where nobody has translated it */
  titleLanguage?: string | undefined;
  /** what it says in its own language */
  text: string;
  /** what nobody has translated, one passage for each language */
  passages?: readonly Passage[];
}
