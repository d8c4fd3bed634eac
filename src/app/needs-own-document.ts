import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload } from '../payload/payload';

/**
 * Whether a page must be loaded as a document: it has widgets from places that the content security
 * policy of this document, which is the one of the page that was loaded first, does not permit.
 * Without a connection it is better read here, without its widgets, than not at all.
 */
export function needsOwnDocument(page: PagePayload, firstPage: PagePayload): boolean {
  const wanted = listPageSources(page);
  const permitted = listPageSources(firstPage);
  const lacks =
    wanted.frames.some((origin) => !permitted.frames.includes(origin)) ||
    wanted.scripts.some((origin) => !permitted.scripts.includes(origin));
  return lacks && navigator.onLine;
}
