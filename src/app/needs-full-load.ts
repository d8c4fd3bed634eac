import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload } from '../payload/payload';

/**
 * Whether a page must be loaded as a document: its widgets come from other places than those of the
 * page that this document was loaded for. Either its policy permits too little, or it permits more
 * than the page needs, and a provider's script that already runs would see the page and its address.
 * So it is in another language, which has a header and labels of its own. Without a connection it is
 * better read here, without its widgets, than not at all.
 */
export function needsFullLoad(page: PagePayload, firstPage: PagePayload): boolean {
  const wanted = listPageSources(page);
  const permitted = listPageSources(firstPage);
  const isSame =
    page.base === firstPage.base &&
    hasSameItems(wanted.frames, permitted.frames) &&
    hasSameItems(wanted.scripts, permitted.scripts);
  return !isSame && navigator.onLine;
}

/** Both are sorted. */
function hasSameItems(list: readonly string[], other: readonly string[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}
