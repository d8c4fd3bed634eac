import { findLanguageBase } from '../../content/languages/page-in-language';
import type { SiteIdentity } from '../../generated/config-types';

/**
 * What identifies an entry in feeds: programs show it again as new when this changes. It follows from
 * the id, so that the slug, and with it the address, may change. In another language, it is another
 * entry: who follows both feeds is shown both.
 */
export function nameEntry(kind: 'post' | 'episode', id: string, site: SiteIdentity): string {
  return `${site.url}${findLanguageBase(site)}/#${kind}-${id}`;
}
