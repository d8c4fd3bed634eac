import { isPagedKind } from '../../content/entities';
import { getIn, isJsonObject, isList, type Json, type Path } from '../../utils/json';
import { isWithin, getList } from '../model/paths';
import { findUsesOfEntry } from './find-uses';
import { listEntryLists, type EntryList } from './list-entries';
import { findNode, resolveRef, type RootSchema } from './schema-node';

/**
 * The entries that are there for one entry alone: its settings name them, and nothing else does. What
 * has pages of its own is there for itself.
 *
 * @param path of the entry
 */
export function listCompanions(
  root: RootSchema,
  config: Json,
  { items }: EntryList,
  path: Path,
): Path[] {
  const entry = getIn(config, path);
  if (!isJsonObject(entry)) return [];
  const lists = listEntryLists(root);
  return Object.entries(items.properties ?? {}).flatMap(([name, unresolved]): Path[] => {
    const kind = resolveRef(root, unresolved).entity;
    const list = lists.find((each) => each.kind !== undefined && each.kind === kind);
    const id = entry[name];
    if (!list?.kind || isPagedKind(list.kind) || typeof id !== 'string') return [];
    const index = getList(config, list.path).findIndex((one) => getIn(one, ['id']) === id);
    const uses = findUsesOfEntry(root, config, { kind: list.kind, id });
    return index >= 0 && uses.every((use) => isWithin(use, path)) ? [[...list.path, index]] : [];
  });
}

/**
 * The places that name an entry in a list with others: they can go with it. A list must keep an entry,
 * because an empty one may mean all.
 *
 * @param uses where the entry is named or linked to
 */
export function listMentions(
  root: RootSchema,
  config: Json,
  uses: readonly Path[],
  entry: Json,
): Path[] {
  const id = getIn(entry, ['id']);
  return uses.filter((use) => {
    const place = use.slice(0, -1);
    const list = getIn(config, place);
    const { minItems = 1 } = findNode(root, config, place) ?? {};
    return isList(list) && list.length > Math.max(1, minItems) && getIn(config, use) === id;
  });
}
