import { isObject } from '../../utils/json';
import {
  searchRootUrl,
  type FoundPage,
  type SearchRoot,
  type WordsPart,
} from '../../payload/search/search-index';

/** A file of the index is not there, or not what it should be. */
export class SearchFailure extends Error {}

/**
 * The index of the site's search. Nothing is fetched before it is asked for, each file once, and
 * nothing is kept on the device: which parts were fetched would say what was looked for.
 */
export class SearchIndex {
  private readonly files = new Map<string, Promise<unknown>>();

  /** @param base what addresses of the site begin with */
  constructor(private readonly base = '') {}

  /** @throws SearchFailure */
  readRoot(): Promise<SearchRoot> {
    return this.read(this.base + searchRootUrl, isRoot);
  }

  /** @throws SearchFailure */
  readWords(url: string): Promise<WordsPart> {
    return this.read(url, isWordsPart);
  }

  /** @throws SearchFailure */
  readTexts(url: string): Promise<FoundPage[]> {
    return this.read(url, isTextsPart);
  }

  /** Call when a file is not what another one says: all are asked for again. */
  forget(): void {
    this.files.clear();
  }

  private async read<T>(url: string, isWhole: (value: unknown) => value is T): Promise<T> {
    const reading = this.files.get(url) ?? fetchJson(url);
    this.files.set(url, reading);
    const value = await reading.catch(() => undefined);
    if (isWhole(value)) return value;
    // A new version of the site may have files of other names.
    this.forget();
    throw new SearchFailure(url);
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new SearchFailure(url);
  return response.json();
}

function isRoot(value: unknown): value is SearchRoot {
  if (!isObject(value)) return false;
  const { pages, kinds, words, texts } = value;
  return (
    Number.isInteger(pages) &&
    isListOf(kinds, 'number') &&
    isListOf(words, 'string') &&
    isListOf(texts, 'number')
  );
}

/** Whether it is a list of names, each with where it begins. */
function isListOf(value: unknown, start: 'string' | 'number'): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (entry: unknown) =>
        Array.isArray(entry) && typeof entry[0] === start && typeof entry[1] === 'string',
    )
  );
}

function isWordsPart(value: unknown): value is WordsPart {
  return isObject(value) && Object.values(value).every((found) => typeof found === 'string');
}

function isTextsPart(value: unknown): value is FoundPage[] {
  return Array.isArray(value) && value.every(isFoundPage);
}

function isFoundPage(value: unknown): value is FoundPage {
  return (
    isPassage(value) &&
    // A link that leads elsewhere, or runs something, is none of ours.
    typeof value['path'] === 'string' &&
    /^\/(?!\/)/.test(value['path']) &&
    typeof value['title'] === 'string' &&
    isOptionalText(value['titleLanguage']) &&
    (value['passages'] === undefined ||
      (Array.isArray(value['passages']) && value['passages'].every(isPassage)))
  );
}

function isPassage(value: unknown): value is Record<string, unknown> {
  return isObject(value) && typeof value['text'] === 'string' && isOptionalText(value['language']);
}

function isOptionalText(value: unknown): boolean {
  return ['string', 'undefined'].includes(typeof value);
}
