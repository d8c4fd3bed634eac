import { isLanguageCode } from '../../config/content/language-code';
import { readLanguages } from '../../config/languages/read-languages';
import type { Json } from './change';
import { isGroup, isList, readValue } from './read-value';

/** A text in each of several languages. */
export type Translated = Record<string, string>;

/** The languages of a site that has several, the main one first; none for a site in one. */
export function listLanguages(config: Json): readonly string[] {
  return readLanguages(config) ?? [];
}

/** Whether a value is a text for each of several languages. */
export function isTranslated(value: Json | undefined): value is Translated {
  return (
    isGroup(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, text]) => isLanguageCode(name) && typeof text === 'string')
  );
}

/**
 * Whether an entry of a list is there in a language of the site. Counselors have a setting of the same
 * name for what they speak, in words.
 */
export function isFor(
  item: Json,
  language: string | undefined,
  languages: readonly string[],
): boolean {
  const named = readValue(item, ['languages']);
  if (language === undefined || !isList(named)) return true;
  return !named.every((one) => languages.includes(String(one))) || named.includes(language);
}
