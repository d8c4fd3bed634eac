/**
 * What the addresses of all pages in a language begin with: nothing for the main language, and for a
 * site that has one; `/es` for another.
 */
export function findLanguageBase({
  language,
  languages: [main = language] = [],
}: {
  language: string;
  languages?: readonly string[];
}): string {
  return language === main ? '' : `/${language.toLowerCase()}`;
}
