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
