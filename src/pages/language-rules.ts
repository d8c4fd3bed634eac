import type { SiteIdentity, SiteConfig } from '../generated/config-types';
import { readBaseLanguage } from '../content/languages/language-code';

/**
 * A text for each form that words take after a number. English has two, Arabic six; what a language
 * does not need, or nobody has written, is `several`.
 */
export type Plurals = { several: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>
>;

/** The text that fits a number in the language of the site. */
export function choosePlural(
  count: number,
  { several, ...forms }: Plurals,
  { language }: Pick<SiteIdentity, 'language'>,
): string {
  const form = new Intl.PluralRules(language).select(count);
  return form === 'other' ? several : (forms[form] ?? several);
}

/**
 * `['Ada', 'Bo', 'Cleo']` → `Ada, Bo and Cleo`, `Ada, Bo y Cleo`: as the language of the site joins
 * words, or with the word that the config has for "and".
 */
export function joinWords(
  words: readonly string[],
  { site: { language }, labels: { and } }: Pick<SiteConfig, 'site' | 'labels'>,
): string {
  if (and !== undefined && words.length > 1) {
    return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
  }
  // American rules want a comma before "and"; the texts of these sites have none.
  const rules = readBaseLanguage(language) === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(rules).format(words);
}
