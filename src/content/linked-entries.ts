import { isObject, type Path } from '../utils/json';
import type { Route, SiteConfig } from '../generated/config-types';
import { memoizeByObject } from '../utils/memoize';
import { findListedKind, isPagedKind, listEntries, type Entity, type PagedKind } from './entities';
import { createAddressFinder, findEntityRoutes } from './entity-routes';
import { listShownEvents } from './list-events';
import type { EntryLinks } from './list-references';
import { selectEntries, showEntries } from './shown-entries';
import { fillPath, listScopes, type PlaceholderScope } from './placeholders/dynamic-routes';
import { hasPlaceholder } from './placeholders/written-placeholders';

/** Entries of a kind to whose pages something in the config makes links. */
export interface LinkedEntries {
  kind: PagedKind;
  /** the addresses of their pages; undefined when no page is made for entries of this kind */
  addresses: readonly string[] | undefined;
  /** the setting that names the entries or says that they are shown */
  path: Path;
}

/** Finds out which entries are linked to, and where their pages are. */
export function resolveEntryLinks(
  links: readonly EntryLinks[],
  fill: (text: string, path: Path) => readonly string[],
  config: SiteConfig,
): LinkedEntries[] {
  const routes = findEntityRoutes(config.routes);
  const find = (kind: PagedKind, { value, node, path }: EntryLinks): FoundEntries | undefined => {
    const all = listEntries(config, kind);
    const ids =
      typeof value === 'string'
        ? listLinkedIds(fill(value, path), all, node.linksTo)
        : Array.isArray(value)
          ? listNamedIds(value, all)
          : listShownIds(value, config);
    if (ids.length === 0) return undefined;
    const route = routes.get(kind);
    const addresses = route
      ? listAddresses({ route, ids, all, scopes: listScopes(config, kind) })
      : [];
    return { kind, addresses: addresses.length > 0 ? addresses : undefined };
  };
  /** The names in an event are on its page, if there is one. */
  const isOnPage = ([list, entries]: Path): boolean =>
    list !== 'entities' || findListedKind(entries) !== 'event' || routes.has('event');
  // Thousands of posts name the same few people.
  const known = new Map<string, FoundEntries | undefined>();
  const findOnce = (kind: PagedKind, link: EntryLinks): FoundEntries | undefined => {
    if (typeof link.value !== 'string' || hasPlaceholder(link.value)) return find(kind, link);
    const key = [kind, link.node.linksTo, link.value].join(' ');
    if (!known.has(key)) known.set(key, find(kind, link));
    return known.get(key);
  };
  return links.flatMap((link) => {
    const { value, node, path } = link;
    const kind = node.entity ?? node.shows ?? node.items?.entity;
    const found = isPagedKind(kind) && isOnPage(path) && findOnce(kind, link);
    return found ? [{ ...found, path: isObject(value) ? [...path, 'of'] : path }] : [];
  });
}

/** The entries that are linked to, and the pages that they have. */
interface LinkedPages {
  route: Route;
  ids: readonly string[];
  all: readonly Entity[];
  /** in the order of the entries */
  scopes: readonly PlaceholderScope[];
}

function listAddresses({ route, ids, all, scopes }: LinkedPages): readonly string[] {
  const known = keepAddresses(ids)(scopes);
  const before = known.get(route);
  if (before) return before;
  const wanted = new Set(ids);
  const addresses = scopes.flatMap((scope, index) =>
    wanted.has(all[index]?.id ?? '') ? fillPath(route, scope) : [],
  );
  known.set(route, addresses);
  return addresses;
}

/** Lists that stay the same lead to the same pages. */
const keepAddresses = memoizeByObject((_ids: readonly string[]) =>
  memoizeByObject(
    (_scopes: readonly PlaceholderScope[]) => new WeakMap<Route, readonly string[]>(),
  ),
);

const listIds = memoizeByObject((entries: readonly Entity[]) => entries.map(({ id }) => id));

type FoundEntries = Omit<LinkedEntries, 'path'>;

/** Which of its neighbors an entry links to follows from their order, which only pages know. */
function listLinkedIds(
  ids: readonly string[],
  all: readonly Entity[],
  linksTo: EntryLinks['node']['linksTo'],
): readonly string[] {
  if (linksTo === 'page') return ids;
  return all.length > 1 ? listIds(all) : [];
}

/** An empty list of ids means all of them. */
function listNamedIds(ids: readonly unknown[], all: readonly Entity[]): readonly string[] {
  if (ids.length === 0) return listIds(all);
  return ids.filter((id) => typeof id === 'string');
}

/** Posts link to the pages of their tags, if there are such pages. */
export function resolveTagLinks(config: SiteConfig): LinkedEntries[] {
  const findAddress = createAddressFinder(config);
  const used = new Set(config.entities.posts.flatMap(({ tags }) => tags));
  const addresses = config.entities.tags.flatMap((tag) =>
    used.has(tag.id) ? (findAddress('tag', tag) ?? []) : [],
  );
  return addresses.length > 0 ? [{ kind: 'tag', addresses, path: ['entities', 'posts'] }] : [];
}

/** Lists of events link to the pages of the events, if these have pages. */
export function resolveEventLinks(config: SiteConfig): LinkedEntries[] {
  const findAddress = createAddressFinder(config);
  return config.routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): LinkedEntries[] => {
      const shown = block.type === 'events' ? listShownEvents(block, config) : [];
      const addresses = shown.flatMap((event) => findAddress('event', event) ?? []);
      const path = ['routes', page, 'blocks', index];
      return addresses.length > 0 ? [{ kind: 'event', addresses, path }] : [];
    }),
  );
}

function listShownIds(cards: unknown, config: SiteConfig): readonly string[] {
  if (!isObject(cards) || typeof cards['of'] !== 'string') return [];
  const shown = { ...cards, of: cards['of'] };
  return showEntries(shown) ? listIds(selectEntries(config, shown)) : [];
}
