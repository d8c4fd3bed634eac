import type { SiteConfig } from '../generated/config-types';
import { findHome } from './languages/page-in-language';
import type { LinkedEntries } from './linked-entries';
import type { Reference } from './list-references';
import type { ExpandedRoute } from './placeholders/dynamic-routes';
import type { Path } from '../utils/json';
import { stripAnchor } from './redirect-targets';

/** What is known of a site whose links are looked at. */
interface LinkedSite {
  links: readonly Reference[];
  linkedEntries: readonly LinkedEntries[];
  pages: readonly ExpandedRoute[];
  fill: (text: string, path: Path) => readonly string[];
  config: SiteConfig;
}

/** The pages of their own, not those of entries, that no link leads to. The home page needs none. */
export function listUnlinkedPages({
  links,
  linkedEntries,
  pages,
  fill,
  config,
}: LinkedSite): ExpandedRoute[] {
  const linked = new Set([
    ...links.flatMap(({ value, path }) => fill(value, path)),
    ...linkedEntries.flatMap(({ addresses = [] }) => addresses),
  ]);
  const addresses = new Set([...linked].map(stripAnchor));
  return pages.filter(
    ({ path, route, part }) =>
      route.forEach === undefined &&
      !part &&
      path !== findHome(config.site) &&
      path !== '*' &&
      !addresses.has(path),
  );
}
