import { isObject } from '../../contract/is-object';
import type { SiteConfig } from '../../generated/config-types';
import type { Path } from '../schema/walk-schema';
import { isPagedKind, listEntries, type Entity, type PagedKind } from './entities';
import { createAddressFinder } from './entry-pages';
import type { EntryLinks } from './list-references';
import { selectEntries, showEntries } from './shown-entries';
import { hasPlaceholder } from './written-placeholders';

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
  const findAddress = createAddressFinder(config);
  const find = (kind: PagedKind, { value, node, path }: EntryLinks): FoundEntries | undefined => {
    const all = listEntries(config, kind);
    const ids = new Set<string>(
      typeof value === 'string'
        ? listLinkedIds(fill(value, path), all, node.linksTo)
        : Array.isArray(value)
          ? listNamedIds(value, all)
          : listShownIds(value, config),
    );
    if (ids.size === 0) return undefined;
    const addresses = all.flatMap((entry) =>
      ids.has(entry.id) ? (findAddress(kind, entry) ?? []) : [],
    );
    return { kind, addresses: addresses.length > 0 ? addresses : undefined };
  };
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
    const found = isPagedKind(kind) && findOnce(kind, link);
    return found ? [{ ...found, path: isObject(value) ? [...path, 'of'] : path }] : [];
  });
}

type FoundEntries = Omit<LinkedEntries, 'path'>;

/** Which of its neighbors an entry links to follows from their order, which only pages know. */
function listLinkedIds(
  ids: readonly string[],
  all: readonly Entity[],
  linksTo: EntryLinks['node']['linksTo'],
): readonly string[] {
  if (linksTo === 'page') return ids;
  return all.length > 1 ? all.map(({ id }) => id) : [];
}

/** An empty list of ids means all of them. */
function listNamedIds(ids: readonly unknown[], all: readonly Entity[]): readonly string[] {
  if (ids.length === 0) return all.map(({ id }) => id);
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

function listShownIds(cards: unknown, config: SiteConfig): string[] {
  if (!isObject(cards) || typeof cards['of'] !== 'string') return [];
  const shown = { ...cards, of: cards['of'] };
  return showEntries(shown) ? selectEntries(config, shown).map(({ id }) => id) : [];
}
