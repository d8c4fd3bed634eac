import { memoizeByName } from '../../utils/memoize';

/** The form of a language code, as the schema asks for: `en`, `es-MX`. */
export const languageCode = '^[a-z]{2,3}(-[A-Z]{2})?$';

const form = new RegExp(languageCode);

/** Whether a text has the form of a language code. */
export function isLanguageCode(text: string): boolean {
  return form.test(text);
}

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

/** Languages that are written from right to left, by their codes of two letters. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/**
 * A telephone number for the middle of a text. Without the two marks around it (U+2066, U+2069), its
 * groups of digits would be read from the last to the first after letters that run from right to left.
 */
export function isolateNumber(number: string, language: string): string {
  return readDirection(language) ? `\u2066${number}\u2069` : number;
}

/** `rtl` for a language that is written from right to left; nothing for any other. */
export function readDirection(language: string): 'rtl' | undefined {
  return rightToLeft.has(readBaseLanguage(language)) ? 'rtl' : undefined;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language in English: `es` → `Spanish`. Looking it up takes long. */
export const nameLanguage = memoizeByName((language) => names.of(language) ?? language);
