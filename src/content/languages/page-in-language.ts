import { isObject } from '../../utils/json';

/** What names the languages of a site, and which of them is meant. */
interface NamedLanguage {
  language: string;
  languages?: readonly string[];
}

/**
 * What the addresses of all pages in a language begin with: nothing for the main language, and for a
 * site that has one; `/es` for another.
 */
export function findLanguageBase({
  language,
  languages: [main = language] = [],
}: NamedLanguage): string {
  return language === main ? '' : `/${language.toLowerCase()}`;
}

/** The address of the home page of a language. */
export function findHome(site: NamedLanguage): string {
  return findLanguageBase(site) || '/';
}

/** Whether a page exists in a language: its title is written in it. A plain title is in the main one. */
export function hasPage(route: unknown, language: string, languages: readonly string[]): boolean {
  const title = isObject(route) ? route['title'] : undefined;
  return isObject(title) ? Object.hasOwn(title, language) : language === languages[0];
}

/** A text in a language or, if it is not written in it, in the main one. */
export function readInLanguage(text: unknown, language: string, main: string): string | undefined {
  const found = isObject(text) ? [text[language], text[main]] : [text];
  return found.find((one) => typeof one === 'string');
}

/** The address of a page in a language, as it is served: `/contact` → `/es/contact`. */
export function addBase(address: string, language: string, languages: readonly string[]): string {
  const base = findLanguageBase({ language, languages });
  if (address === '/') return base || '/';
  return address.startsWith('/') ? base + address : address;
}

/** Whether visitors can come to a language: its home page exists in it. */
export function hasHome(root: unknown, language: string, languages: readonly string[]): boolean {
  const routes = isObject(root) ? root['routes'] : undefined;
  const [main = language] = languages;
  return (
    Array.isArray(routes) &&
    routes.some(
      (route: unknown) =>
        isObject(route) &&
        hasPage(route, language, languages) &&
        readInLanguage(route['path'], language, main) === '/',
    )
  );
}
