import { findLanguageBase } from './languages/page-in-language';
import { nameLanguage } from './languages/language-code';
import type { SiteIdentity } from '../generated/config-types';

/** Names that the site itself uses: its code and data, its files, its error page. */
export const reservedFolders = new Set([
  'assets',
  'images',
  'video',
  'pdf',
  'icons',
  'share',
  '404',
]);

/** What servers take for the page of the folder that it is in, and for its error page. */
export type ServerName = 'index' | '404';

/** The name at the end of an address, if servers give it a meaning of their own in every folder. */
export function findServerName(address: string): ServerName | undefined {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return name === 'index' || name === '404' ? name : undefined;
}

type NamedLanguages = Pick<SiteIdentity, 'language' | 'languages'>;

/**
 * Makes a function that explains why no page of a language can have an address: all addresses of
 * another one begin like that. Only those of the main language can.
 */
export function createIntrusionFinder({
  language,
  languages = [],
}: NamedLanguages): (address: string) => string | undefined {
  const [main = language] = languages;
  if (language !== main) return () => undefined;
  const bases = new Map(
    languages.slice(1).map((other) => [findLanguageBase({ language: other, languages }), other]),
  );
  return (address) => {
    const [, folder = ''] = address.split('/');
    const other = bases.get(`/${folder}`);
    return other === undefined
      ? undefined
      : `The path "${address}" begins with "/${folder}", which is reserved for pages in ${nameLanguage(other)}.`;
  };
}
