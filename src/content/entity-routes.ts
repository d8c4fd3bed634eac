import type { Block, Route, SiteConfig } from '../generated/config-types';
import { definition, followReference, resolveNode } from './schema/walk-schema';
import type { EntryTypes } from '../generated/entry-kinds';
import { findListedKind, type PagedKind } from './entities';
import { fillPath, scopeOfEntry } from './placeholders/dynamic-routes';

/**
 * The address of the page that links to an entry lead to; undefined when no page is made for the
 * entries of its kind.
 */
export type AddressFinder = <K extends PagedKind>(
  kind: K,
  entry: EntryTypes[K],
) => string | undefined;

/** Finds the addresses of entries in the pages that the config makes for each of them. */
export function createAddressFinder(config: SiteConfig): AddressFinder {
  const routes = findEntityRoutes(config.routes);
  return (kind, entry) => {
    const route = routes.get(kind);
    return route && fillPath(route, scopeOfEntry(config, kind, entry));
  };
}

/**
 * For each kind, the page that is about one of its entries. Several pages can be made for each: it
 * is the one that has its heading from the entry; among those, or if there is none, the one with
 * the shortest way to it.
 */
export function findEntityRoutes(routes: readonly Route[]): ReadonlyMap<PagedKind, Route> {
  const found = new Map<PagedKind, Route>();
  for (const route of routes) {
    const kind = findListedKind(route.forEach);
    if (kind === undefined) continue;
    const known = found.get(kind);
    if (!known || isCloser(route, known, kind)) found.set(kind, route);
  }
  return found;
}

function isCloser(route: Route, known: Route, kind: PagedKind): boolean {
  const isAbout = isHeadedBy(route.blocks, kind);
  if (isAbout !== isHeadedBy(known.blocks, kind)) return isAbout;
  return countParts(route.path) < countParts(known.path);
}

/** Whether a block of the page takes its heading from an entry of that kind. */
function isHeadedBy(blocks: readonly Block[], kind: PagedKind): boolean {
  return blocks.some((block) => {
    const { headingProperty = '', properties } = resolveNode(definition('Block'), block) ?? {};
    const heading = properties?.[headingProperty];
    return heading !== undefined && followReference(heading).entity === kind;
  });
}

function countParts(path: string): number {
  return path.split('/').length;
}
