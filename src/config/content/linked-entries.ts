import type { SiteConfig } from '../../generated/config-types';
import { isObject, type Path } from '../schema/walk-schema';
import { isPagedKind, listEntries, type Entity, type PagedKind } from './entities';
import { createAddressFinder } from './entry-pages';
import type { EntryLinks } from './list-references';
import { selectEntries, showEntries } from './shown-entries';

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
  return links.flatMap(({ value, node, path }) => {
    const kind = node.entity ?? node.shows;
    if (!isPagedKind(kind)) return [];
    const all = listEntries(config, kind);
    const ids = new Set<string>(
      typeof value === 'string'
        ? listLinkedIds(fill(value, path), all, node.linksTo)
        : listShownIds(value, config),
    );
    if (ids.size === 0) return [];
    const addresses = all.flatMap((entry) =>
      ids.has(entry.id) ? (findAddress(kind, entry) ?? []) : [],
    );
    const place = typeof value === 'string' ? path : [...path, 'of'];
    const hasPages = addresses.length > 0;
    return [{ kind, addresses: hasPages ? addresses : undefined, path: place }];
  });
}

/** Which of its neighbors an entry links to follows from their order, which only pages know. */
function listLinkedIds(
  ids: readonly string[],
  all: readonly Entity[],
  linksTo: EntryLinks['node']['linksTo'],
): readonly string[] {
  if (linksTo === 'page') return ids;
  return all.length > 1 ? all.map(({ id }) => id) : [];
}

function listShownIds(cards: unknown, config: SiteConfig): string[] {
  if (!isObject(cards) || typeof cards['of'] !== 'string') return [];
  const shown = { ...cards, of: cards['of'] };
  return showEntries(shown) ? selectEntries(config, shown).map(({ id }) => id) : [];
}
