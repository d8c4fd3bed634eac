import type { SiteIdentity } from '../generated/config-types';

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
