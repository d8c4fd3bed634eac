import type { PagePayload, ShownIdentity } from '../payload/payload';

/** A page in a language, with its whole address. */
export interface PageInLanguage {
  language: string;
  address: string;
}

/**
 * The same page in all languages that it is written in, itself too, and for visitors of every other
 * language (`x-default`) the one in the main language; nothing for a page that is in one only, or
 * that search engines must not list.
 */
export function listLanguages(
  { head, languages = [] }: Pick<PagePayload, 'head' | 'languages'>,
  { url, language, languages: [main] = [] }: ShownIdentity,
): PageInLanguage[] {
  const others = languages.filter(({ leadsHome }) => leadsHome === undefined);
  if (others.length === 0 || head.robots === 'noindex') return [];
  const all = [
    { language, address: head.canonical },
    ...others.map((other) => ({ language: other.language, address: url + other.href })),
  ];
  const chosen = all.find((one) => one.language === main) ?? all[0];
  return [...all, ...(chosen ? [{ ...chosen, language: 'x-default' }] : [])];
}
