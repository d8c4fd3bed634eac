import { entityKinds, findList, findListedKind, type EntityKind } from '../../content/entities';
import { findPublicKind } from '../../check/public-files/file-names';
import { getIn, isJsonObject, type Json, type Path, readText } from '../../utils/json';
import { writeKey, getList } from '../model/paths';
import { fittingKinds } from './fitting-kinds';
import { nameValue } from './name-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { labelPlaceholder } from './write-label';

/** An entry that other settings can refer to. */
export interface ListedEntry {
  id: string;
  name: string;
  /** the address of its first picture */
  picture?: string;
}

/** A list of things that have a form each: pages' widgets, counselors, redirects. */
export interface EntryList {
  path: Path;
  /** the key of the list: `counselors` */
  key: string;
  /** how other settings call these entries, where they can name them */
  kind: EntityKind | undefined;
  items: SchemaNode;
}

/** The lists of a config, in the order of the schema; pages are not among them. */
export function listEntryLists(root: RootSchema): EntryList[] {
  const entities = root.properties?.['entities'];
  return [
    ...collectLists(root, entities ? resolveRef(root, entities) : {}, ['entities']),
    ...collectLists(root, root, []).filter(({ key }) => key !== 'routes'),
  ];
}

/**
 * The lists whose entries are called so, for those who look for them among the blocks.
 *
 * @param stems see `listStems`
 */
export function findListsCalled(root: RootSchema, stems: readonly string[]): EntryList[] {
  return listEntryLists(root).filter(
    ({ kind, items: { title = '', alsoCalled = [] } }) =>
      kind !== undefined &&
      [title, ...alsoCalled].some((word) =>
        stems.some((stem) => word.toLowerCase().startsWith(stem)),
      ),
  );
}

function collectLists(root: RootSchema, node: SchemaNode, path: Path): EntryList[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, unresolved]) => {
    const list = resolveRef(root, unresolved);
    const items = list.items && resolveRef(root, list.items);
    if (list.type !== 'array' || items?.type !== 'object') return [];
    const place = [...path, key];
    return [{ path: place, key, kind: findKind(place), items }];
  });
}

/** The keys of the config that have one form each: the site, its theme, its navigation. */
export function listSettings(root: RootSchema): { key: string; node: SchemaNode }[] {
  return Object.entries(root.properties ?? {})
    .map(([key, node]) => ({ key, node: resolveRef(root, node) }))
    .filter(({ key, node }) => key !== 'entities' && node.type === 'object');
}

/** The entries that a setting with `"entity": "counselor"` can name. */
export function listEntries(config: Json, entity: string): ListedEntry[] {
  const kind = entityKinds.find((each) => each === entity);
  const entries = kind ? getList(config, findList(kind)) : [];
  return entries.flatMap((entry) => {
    const id = isJsonObject(entry) ? entry['id'] : undefined;
    if (!isJsonObject(entry) || typeof id !== 'string') return [];
    const picture = findPicture(entry);
    return [{ id, name: nameValue(entry) ?? id, ...(picture !== undefined && { picture }) }];
  });
}

/**
 * The values that blocks can name on the pages that are made for each entry of a list: the entry of the page, and
 * the entries that it names.
 */
export function listOwnEntries(
  root: RootSchema,
  config: Json,
  [section, route, ...rest]: Path,
  entity: string,
): ListedEntry[] {
  if (section !== 'routes' || route === undefined || rest.length === 0) return [];
  const kind = findListedKind(getIn(config, [section, route, 'forEach']));
  const list = listEntryLists(root).find((each) => each.kind === kind);
  return Object.entries((kind && list?.items.properties) ?? {})
    .filter(([name, node]) => (name === 'id' ? kind === entity : node.entity === entity))
    .map(([name]) => `{${kind}.${name}}`)
    .map((id) => ({ id, name: labelPlaceholder(id) }));
}

/** The address of the image that a value is or has. */
export function findPicture(value: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  return [value, ...Object.values(value)]
    .map((part) => (isJsonObject(part) ? readText(part['src']) : undefined))
    .find((src) => {
      const kind = src === undefined ? undefined : findPublicKind(src);
      return kind !== undefined && fittingKinds['image']?.includes(kind);
    });
}

function findKind(list: Path): EntityKind | undefined {
  return entityKinds.find((kind) => writeKey(findList(kind)) === writeKey(list));
}
