import {
  findHome,
  findLanguageBase,
  addBase,
  hasPage,
  readInLanguage,
} from '../../content/languages/page-in-language';
import { findListedKind } from '../../content/entities';
import { memoizeByObject } from '../../utils/memoize';
import {
  getIn,
  isJsonObject,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
  readText,
} from '../../utils/json';
import { isFor, listLanguages } from './languages';
import { notFoundPath, writeBlockId } from '../../payload/page-paths';
import { words } from '../words';
import { isWithin, writeKey, getList } from './paths';
import { findWord, nameOne } from './name-list';
import { pageWords } from './page-words';
import { nameValue } from '../schema/name-value';

/** A page that the preview can show. */
export interface ListedPage {
  /** its address */
  path: string;
  name: string;
  /** which of the routes of the config makes it */
  route: number;
  /** the entry that it is made for */
  entry?: Path;
  /** of a site in several */
  language?: string;
}

/** What a frame of this site can show: while an address is typed, it may be anything. */
const address = /^\/(?!\/)/;

/**
 * The pages of a config by their addresses; of a route for each entry, one page for each of them. Those
 * in the main language come first.
 */
export function listPages(config: Json): readonly ListedPage[] {
  return isJsonObject(config) ? pagesOf(config) : [];
}

/** Many parts of the editor ask for them with each key. */
const pagesOf = memoizeByObject((config: JsonObject): ListedPage[] => {
  const routes = getList(config, ['routes']);
  const languages = listLanguages(config);
  const pages =
    languages.length === 0
      ? routes.flatMap((route, index) => listPagesOfRoute(config, route, index))
      : languages.flatMap((language) =>
          routes.flatMap((route, index) =>
            hasPage(route, language, languages)
              ? listPagesOfRoute(config, route, index, language)
              : [],
          ),
        );
  return pages.filter(({ path }) => address.test(path));
});

function listPagesOfRoute(
  config: Json,
  value: Json,
  route: number,
  language?: string,
): readonly ListedPage[] {
  const written = getIn(value, ['path']);
  const languages = listLanguages(config);
  const [main] = languages;
  const isIn = language !== undefined && main !== undefined;
  const own = isIn ? readInLanguage(written, language, main) : readText(written);
  if (own === undefined) return [];
  const base = isIn ? findLanguageBase({ language, languages }) : '';
  const path = isIn ? addBase(own, language, languages) : own;
  const made = { route, ...(isIn && { language }) };
  const list = getIn(value, ['forEach']);
  if (typeof list === 'string') return listEntryPages(config, list, path, made);
  const name = namePage(config, value, language);
  return [{ path: own === '*' ? base + notFoundPath : path, name, ...made }];
}

/** A placeholder, with what is between it and the next words. */
const placeholder = /[\s,:–-]*\{[^}]*\}/g;

/** A page by its title as visitors read it, without the name of the site that follows a line. */
export function namePage(config: Json, route: Json, language?: string): string {
  const [path, title] = [
    readText(getIn(route, ['path'])),
    readText(getIn(route, ['title']), language),
  ];
  if (path === '*') return pageWords.notFound;
  if (path === '/') return pageWords.home;
  const [name = ''] = title?.split(' | ') ?? [];
  const list = readText(getIn(route, ['forEach']));
  if (list !== undefined) {
    const known = name
      .replace(placeholder, ' …')
      .replace(/^[ …]+$/, '')
      .trim();
    const one = nameOne(config, list, findListedKind(list));
    const { length } = getList(config, ['entities', list]);
    return pageWords.each(known || pageWords.eachOf(one), length);
  }
  const site = getIn(config, ['site']);
  return fillFrom(name, { site, language }) || (path ?? words.page);
}

function listEntryPages(
  config: Json,
  list: string,
  path: string,
  made: Pick<ListedPage, 'route' | 'language'>,
): readonly ListedPage[] {
  const entries = getList(config, ['entities', list]);
  const languages = listLanguages(config);
  const known = keepEntryPages(entries);
  const key = JSON.stringify([list, path, made, languages]);
  const before = known.get(key);
  if (before) return before;
  const pages = entries.flatMap((entry, index) =>
    isFor(entry, made.language, languages)
      ? {
          path: fillFrom(path, { entry }),
          name: nameValue(entry) ?? path,
          ...made,
          entry: ['entities', list, index],
        }
      : [],
  );
  known.set(key, pages);
  return pages;
}

/** As long as nobody edits an entry, the list is the same object. */
const keepEntryPages = memoizeByObject(
  (_entries: JsonList) => new Map<string, readonly ListedPage[]>(),
);

/** The source of the values for placeholders. */
interface Known {
  site?: Json | undefined;
  entry?: Json | undefined;
  /** of what is written in several */
  language?: string | undefined;
}

/** A text with its placeholders filled in: those of what is known, others stay as they are written. */
export function fillFrom(text: string, { site, entry, language }: Known): string {
  return text.replace(/\{([a-zA-Z]+)\.([a-zA-Z]+)\}/g, (all: string, of: string, name: string) => {
    if (of === 'word') return findWord(site, name, language) ?? all;
    const source = of === 'site' ? site : entry;
    if (source === undefined || of === 'price' || of === 'word') return all;
    const value = getIn(source, [name]);
    return readText(value, language) ?? (typeof value === 'number' ? String(value) : '');
  });
}

/** The page at an address; further pages of a list, and those for answers, belong to the first one. */
export function findPage(config: Json, page: string): ListedPage | undefined {
  const pages = listPages(config);
  const found = keepFound(pages);
  if (!found.has(page)) found.set(page, searchPage(config, pages, page));
  return found.get(page);
}

/** Each part of the editor asks for the same page. */
const keepFound = memoizeByObject(
  (_pages: readonly ListedPage[]) => new Map<string, ListedPage | undefined>(),
);

function searchPage(
  config: Json,
  pages: readonly ListedPage[],
  page: string,
): ListedPage | undefined {
  const exact = pages.find(({ path }) => path === page);
  if (exact) return exact;
  const homes = listHomes(config);
  const above = pages
    .filter(({ path }) => !homes.includes(path) && page.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length);
  return above[0];
}

/** The home pages of all languages. */
function listHomes(config: Json): string[] {
  const languages = listLanguages(config);
  return ['/', ...languages.map((language) => findHome({ language, languages }))];
}

/**
 * The language in which an address is shown, on a site in several: that of its page or, where there is
 * no page yet, the one that it begins with.
 */
export function findLanguage(config: Json, page: string): string | undefined {
  const languages = listLanguages(config);
  const begun = languages.find((language) => {
    const base = findLanguageBase({ language, languages });
    return base !== '' && (page === base || page.startsWith(`${base}/`));
  });
  return findPage(config, page)?.language ?? begun ?? languages[0];
}

/** Which route makes the page at an address. */
export function findRoute(config: Json, page: string): number | undefined {
  return findPage(config, page)?.route;
}

/** The first page that a part of the config makes, in the language of another page if it is there. */
export function findPageOf(config: Json, part: Path, beside: string): string | undefined {
  const language = findLanguage(config, beside);
  const own = listPages(config).filter((page) => isMadeFrom(page, part));
  return (own.find((page) => page.language === language) ?? own[0])?.path;
}

/** The same page in another language, or the home page of that. */
export function findCounterpart(config: Json, page: string, language: string): string {
  const shown = findPage(config, page);
  const key = writeKey(shown?.entry ?? []);
  const own = listPages(config).find(
    (other) =>
      other.language === language &&
      other.route === shown?.route &&
      writeKey(other.entry ?? []) === key,
  );
  return own?.path ?? findHome({ language, languages: listLanguages(config) });
}

/** The addresses of all pages that a route makes, or that are made for an entry. */
export function listPagesOf(config: Json, part: Path): string[] {
  return listPages(config)
    .filter((page) => isMadeFrom(page, part))
    .map(({ path }) => path);
}

function isMadeFrom({ route, entry }: ListedPage, part: Path): boolean {
  return isWithin(part, ['routes', route]) || (entry !== undefined && isWithin(part, entry));
}

/** The blocks of a page, with the ids that their elements have. */
export function listBlockElements(
  config: Json,
  page: string,
): { id: string; path: Path; block: Json }[] {
  const { route, language } = findPage(config, page) ?? {};
  if (route === undefined) return [];
  const blocks = getList(config, ['routes', route, 'blocks']);
  const languages = listLanguages(config);
  const shown = [...blocks.entries()].filter(([, block]) => isFor(block, language, languages));
  return shown.map(([index, block], position) => {
    const anchor = isJsonObject(block) ? block['anchor'] : undefined;
    const own = typeof anchor === 'string' && anchor !== '' ? anchor : undefined;
    return { id: writeBlockId(own, position), path: ['routes', route, 'blocks', index], block };
  });
}
