import { isLanguageCode } from '../../content/languages/language-code';
import { readLanguages } from '../../content/languages/read-languages';
import { getIn, isJsonObject, isList, type Json } from '../../utils/json';

/** A text in each of several languages. */
export type Translated = Record<string, string>;

/** The languages of a site that has several, the main one first; none for a site in one. */
export function listLanguages(config: Json): readonly string[] {
  return readLanguages(config) ?? [];
}

/** Whether a value is a text for each of several languages. */
export function isTranslated(value: Json | undefined): value is Translated {
  return (
    isJsonObject(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, text]) => isLanguageCode(name) && typeof text === 'string')
  );
}

/**
 * Whether an entry of a list is there in a language of the site. A text in other languages than this one
 * and the main one is not. Counselors have a setting of the same name for what they speak, in words.
 */
export function isFor(
  item: Json,
  language: string | undefined,
  languages: readonly string[],
): boolean {
  if (language === undefined) return true;
  if (isTranslated(item)) {
    const written = languages.filter((one) => Object.hasOwn(item, one));
    const isShown = written.includes(language) || written[0] === languages[0];
    return isShown || written.length === 0;
  }
  const named = getIn(item, ['languages']);
  if (!isList(named)) return true;
  return !named.every((one) => languages.includes(String(one))) || named.includes(language);
}

/**
 * Whether a list can have one more entry. Each language of the site has a list of its own, with its own
 * limit.
 *
 * @param added the entry, which may be for some languages; without it, one for all of them
 */
export function hasRoomFor(
  config: Json,
  items: readonly Json[],
  most: number,
  added: Json = {},
): boolean {
  const languages = listLanguages(config);
  const isFree = (language: string) => {
    const isThere = (item: Json) => isFor(item, language, languages);
    return !isThere(added) || items.filter(isThere).length < most;
  };
  return items.length < most || (languages.length > 0 && languages.every(isFree));
}
