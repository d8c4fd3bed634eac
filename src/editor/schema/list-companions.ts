import { isPagedKind } from '../../content/entities';
import { getIn, isJsonObject, isList, type Json, type Path, readText } from '../../utils/json';
import { isWithin, getList } from '../model/paths';
import { recordsPath } from './file-records';
import { findUsesOfEntry, findUsesOfFiles } from './find-uses';
import { listEntryLists, type EntryList } from './list-entries';
import { findNode, resolveRef, type RootSchema } from './schema-node';

/**
 * The entries that are there for one entry alone: its settings name them, and nothing else does. What
 * has pages of its own is there for itself. Credits of its images are among them.
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
  const named = Object.entries(items.properties ?? {}).flatMap(([name, unresolved]): Path[] => {
    const kind = resolveRef(root, unresolved).entity;
    const list = lists.find((each) => each.kind !== undefined && each.kind === kind);
    const id = entry[name];
    if (!list?.kind || isPagedKind(list.kind) || typeof id !== 'string') return [];
    const index = getList(config, list.path).findIndex((one) => getIn(one, ['id']) === id);
    const uses = findUsesOfEntry(root, config, { kind: list.kind, id });
    return index >= 0 && uses.every((use) => isWithin(use, path)) ? [[...list.path, index]] : [];
  });
  return [...named, ...listCredits(root, config, path)];
}

/** The credits of files that are shown within an entry and nowhere else. */
function listCredits(root: RootSchema, config: Json, path: Path): Path[] {
  const credits = getList(config, recordsPath).map((credit) =>
    getList(credit, ['files']).flatMap((file) => readText(file) ?? []),
  );
  const uses = findUsesOfFiles(root, config, credits.flat());
  return credits.flatMap((files, index): Path[] => {
    const places = files.flatMap((file) => uses.get(file) ?? []);
    const isOwn = places.length > 0 && places.every((place) => isWithin(place, path));
    return isOwn ? [[...recordsPath, index]] : [];
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
