import { fillPlaceholders } from '../content/placeholders/dynamic-routes';
import { listQuestions } from '../content/regions/directory-filters';
import { capitalize } from '../utils/english';
import type { SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { findHome, findLanguageBase } from '../content/languages/page-in-language';
import type { LanguageLink } from '../payload/languages';
import type { PlannedPage } from './plan-pages';
import { memoizeByString } from '../utils/memoize';
import { listTexts } from '../utils/json';
import { createTextFinder, readTextForm } from '../payload/mark-languages';

/** A language of a site, with its pages. */
export interface PagesInLanguage {
  config: SiteConfig;
  /** the addresses of pages as the config has them in this language and in the main one */
  addresses: readonly { main: string; own: string }[];
  pages: readonly PlannedPage[];
  /** texts that are in the main language */
  untranslated?: ReadonlySet<string>;
}

/**
 * Gives each page of a site in several languages the links to the same page in the others. Where it
 * does not exist, the link leads to the home page of that language, and says so.
 *
 * @param languages the main one first
 * @returns the pages of each language
 */
export function linkLanguages(languages: readonly PagesInLanguage[]): PlannedPage[][] {
  const indexed = languages.map((one) => {
    const main = new Map(one.addresses.map((pair) => [pair.own, pair.main]));
    for (const { route, kind, answers } of listQuestions(one.config)) {
      const asking = main.get(one.config.routes[route]?.path ?? '') ?? '';
      for (const { path, key } of answers) main.set(path, [asking, kind, key].join(' '));
    }
    const keys = one.pages.map((page) => writeKey(page, main));
    const paths = new Map(keys.map((key, index) => [key, one.pages[index]?.path]));
    return { ...one, keys, paths, name: readOwnName(one.config.site.language) };
  });
  return indexed.map(({ config, pages, keys, untranslated }, position) => {
    const listUntranslated = createUntranslatedLister(untranslated);
    const base = findLanguageBase(config.site);
    const others = indexed.filter((_one, index) => index !== position);
    return pages.map((page, index) => {
      // What answers unknown addresses has none itself.
      const key = page.path === '*' ? '' : (keys[index] ?? '');
      return page.finishedBy((built) => {
        const links = others.map((other) => writeLink(other, other.paths.get(key)));
        const texts = listUntranslated(built);
        const [main, ...rest] = links;
        const linked = main && texts.length > 0 ? [{ ...main, texts }, ...rest] : links;
        return { ...built, ...(base && { base }), languages: linked };
      });
    });
  });
}

/**
 * What a page is in all languages: its address in the main one, or what it answers, and which part of
 * its list it is.
 */
function writeKey(
  { route, path, scope, part }: PlannedPage,
  main: ReadonlyMap<string, string>,
): string {
  const address = main.get(route.path);
  const ofMain = address === undefined ? path : fillPlaceholders(address, scope);
  return [ofMain, part?.year ?? '', part?.number ?? ''].join(' ');
}

/** The name of a language in itself: `es` → `Español`. */
function readOwnName(language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return capitalize(names.of(language) ?? language);
}

function writeLink(
  { config: { site, labels }, name }: { config: SiteConfig; name: string },
  href: string | undefined,
): LanguageLink {
  const { language } = site;
  if (href !== undefined) return { language, name, href };
  const leadsHome = fillLabel(labels.languageHome, { language: name });
  return { language, name, href: findHome(site), leadsHome };
}

const readForm = memoizeByString(readTextForm);

/**
 * Makes a function that lists the texts of a payload that nobody has translated, as pages show them.
 *
 * @param untranslated texts of the config that are in the main language
 */
export function createUntranslatedLister(
  untranslated: ReadonlySet<string> = new Set(),
): (payload: unknown) => string[] {
  const isUntranslated = createTextFinder(untranslated, readForm);
  return (payload) =>
    untranslated.size > 0 ? [...new Set(listTexts(payload))].filter(isUntranslated) : [];
}
