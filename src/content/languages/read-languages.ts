import { isObject } from '../../utils/json';
import { isLanguageCode } from './language-code';
import { definition } from '../schema/walk-schema';
import { hasHome } from './page-in-language';

/**
 * The language that a config names, right or wrong, before it is checked; English where it names none.
 */
export function readLanguage(root: unknown): string {
  const site = isObject(root) ? root['site'] : undefined;
  const language = isObject(site) ? site['language'] : undefined;
  return typeof language === 'string' ? language : 'en';
}

/**
 * The languages of a site that has several, the main one first; undefined for a site in one language,
 * and where the list is not one of codes, which the schema reports.
 *
 * @param root a config as it is written, right or wrong
 */
export function readLanguages(root: unknown): readonly [string, ...string[]] | undefined {
  const site = isObject(root) ? root['site'] : undefined;
  const written = isObject(site) ? site['languages'] : undefined;
  if (!Array.isArray(written)) return undefined;
  const codes = written.filter(
    (one): one is string => typeof one === 'string' && isLanguageCode(one),
  );
  const isList = codes.length === written.length && new Set(codes).size === codes.length;
  const [main, ...others] = codes;
  return main !== undefined && isList && others.length > 0 ? [main, ...others] : undefined;
}

/** So many languages a site may have; the schema refuses more. */
export const maxLanguages = Number(
  definition('SiteIdentity').properties?.['languages']?.['maxItems'],
);

/** The languages whose pages are worth a check, and those that lack a home page. */
export interface SortedLanguages {
  /** the main one first, which is always there */
  checked: readonly [string, ...string[]];
  homeless: readonly string[];
}

/**
 * Sorts out the languages that nobody can come to, and all but the main one where there are too many
 * (each is checked as a config of its own, which takes its time), or where there are no pages at all.
 *
 * @param root the config as it is written, right or wrong
 */
export function sortLanguages(
  root: unknown,
  languages: readonly [string, ...string[]],
): SortedLanguages {
  const [main, ...others] = languages;
  const hasRoutes = isObject(root) && Array.isArray(root['routes']);
  if (!hasRoutes || languages.length > maxLanguages) return { checked: [main], homeless: [] };
  const isHome = (language: string) => hasHome(root, language, languages);
  return {
    checked: [main, ...others.filter(isHome)],
    homeless: languages.filter((language) => !isHome(language)),
  };
}
