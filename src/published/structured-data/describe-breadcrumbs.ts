import type { BreadcrumbList } from 'schema-dts';
import { readShareTitle } from '../../content/share-title';
import type { PagePayload, ShownIdentity } from '../../payload/payload';
import { listParents, type SiteFacts } from './site-facts';

/** The way to a page from the first level; nothing for a page on that level, or with no page above. */
export function describeBreadcrumbs(
  { path, head }: PagePayload,
  site: ShownIdentity,
  { parents }: SiteFacts,
): BreadcrumbList | undefined {
  const above = listParents(path).flatMap((parent) => {
    const name = Object.hasOwn(parents, parent) ? parents[parent] : undefined;
    return name === undefined ? [] : [{ name, item: site.url + parent }];
  });
  if (above.length === 0) return undefined;
  const shared = readShareTitle(head.openTitle ?? head.title, site.name);
  // A further page of a list is shared as its first page, and is another step.
  const name = shared === above.at(-1)?.name ? readShareTitle(head.title, site.name) : shared;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name, item: head.canonical }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
