import { isLanguageCode } from './language-code';

/** The language without the country: `es-MX` → `es` */
export function readBaseLanguage(language: string): string {
  return language.split('-', 1)[0] ?? language;
}

/**
 * The language as `Intl` takes it. What is not a language code counts as English: checks look at
 * configs that have other mistakes, too.
 */
export function readLocale(language: string): string {
  return isLanguageCode(language) ? language : 'en';
}
