import { findPages, readPages, type ReadableIndex } from '../../../components/search/find-pages';
import {
  searchRootUrl,
  type FoundPage,
  type SearchRoot,
  type WordsPart,
} from '../../../payload/search/search-index';
import { splitWords } from '../../../payload/search/split-words';
import { guideIndex, guidesPath } from '../../protocol/editor-api';

/** So many parts of guides are shown. */
const most = 6;

/** Words of questions that do not tell guides apart in the guide. */
const asking = new Set(
  'a an and are be can cant could do does dont for from get have how i if in is it its make my need new of on or our should that the there this to too want was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The guides that answer a question. */
export interface FoundGuides {
  guides: FoundPage[];
  /** what to mark */
  words: string[];
}

/** Loads what the guides are searched with. */
export async function loadGuideIndex(): Promise<ReadableIndex> {
  const response = await fetch(guidesPath + guideIndex);
  if (!response.ok) throw new Error(`${response.status}`);
  const files = (await response.json()) as Record<string, unknown>;
  return {
    readRoot: () => Promise.resolve(files[searchRootUrl] as SearchRoot),
    readWords: (url) => Promise.resolve(files[url] as WordsPart),
    readTexts: (url) => Promise.resolve(files[url] as FoundPage[]),
    forget: () => undefined,
  };
}

/** The parts of guides that answer a question, the best first. */
export async function searchGuides(query: string, index: ReadableIndex): Promise<FoundGuides> {
  const words = splitWords(query);
  const telling = words.filter((word) => !asking.has(word));
  const sought = telling.length > 0 ? telling : words;
  const [whole, ...each] = await Promise.all(
    [sought.join(' '), ...sought].map((text) => findPages(text, index)),
  );
  if (!whole) return { guides: [], words: [] };
  // Guides with all of the words come first, then those with the rarest one.
  const others = each.map(({ pages }) => pages).toSorted((a, b) => a.length - b.length);
  const first = whole.isPartial ? [] : whole.pages;
  const pages = [...new Set([...first, ...others.flat()])].slice(0, most);
  return { guides: await readPages(pages, index), words: whole.words };
}

/** The title of the guide at an address; the address if there is none. */
export async function nameGuide(address: string, index: ReadableIndex): Promise<string> {
  const { pages } = await index.readRoot();
  const all = await readPages([...Array(pages).keys()], index);
  return all.find(({ path }) => path === address)?.title ?? address;
}
