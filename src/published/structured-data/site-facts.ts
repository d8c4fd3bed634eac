import { createAddressFinder } from '../../content/entity-routes';
import { readShareTitle } from '../../content/share-title';
import { memoizeByObject } from '../../utils/memoize';
import {
  chunkPages,
  expandRoutes,
  type ExpandedRoute,
} from '../../content/placeholders/dynamic-routes';
import { writeTitle } from '../../content/write-title';
import type { SiteConfig } from '../../generated/config-types';
import { findHome } from '../../content/languages/page-in-language';
import { describePractice, type Practice } from './describe-practice';

/** What must be known of the whole site to describe one of its pages. Plain data, small at any size. */
export interface SiteFacts {
  practice: Practice;
  /** of prices */
  currency?: string;
  /** what the pages are called that others are below, by path */
  parents: Readonly<Record<string, string>>;
  /** paths of the pages about people, by name */
  profiles: Readonly<Record<string, string>>;
}

/** Collects it from a checked config. */
export function collectFacts(config: SiteConfig): SiteFacts {
  const { site, entities } = config;
  const findAddress = createAddressFinder(config);
  const pages = expandRoutes(config);
  const above = new Set(chunkPages(pages).flatMap(listAbove));
  const parents = pages
    .filter(
      ({ path, route }) => above.has(path) && path !== findHome(site) && route.robots === 'index',
    )
    .map((page) => {
      const title = writeTitle(page, 'title', config);
      return [page.path, readShareTitle(title, site.name)];
    });
  const profiles = entities.counselors.flatMap((counselor) => {
    const address = findAddress('counselor', counselor);
    return address === undefined ? [] : [[counselor.name, address]];
  });
  return {
    practice: describePractice(config),
    ...(site.currency !== undefined && { currency: site.currency }),
    parents: Object.fromEntries(parents),
    profiles: Object.fromEntries(profiles),
  };
}

/** The addresses above some pages, each once. */
const listAbove = memoizeByObject((pages: readonly ExpandedRoute[]) => [
  ...new Set(pages.flatMap(({ path }) => listParents(path))),
]);

/** `/a/b/c` → `/a`, `/a/b` */
export function listParents(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}
