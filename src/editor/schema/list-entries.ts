import type { Json, Path } from '../model/change';
import { isGroup, isList, readValue } from '../model/read-value';
import { nameValue } from './name-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';

/** An entry that other settings can refer to. */
export interface ListedEntry {
  id: string;
  name: string;
}

/** A list of things that have a form each: pages' widgets, counselors, redirects. */
export interface EntryList {
  path: Path;
  /** the key of the list: `counselors` */
  key: string;
  node: SchemaNode;
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

function collectLists(root: RootSchema, node: SchemaNode, path: Path): EntryList[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, unresolved]) => {
    const list = resolveRef(root, unresolved);
    const items = list.items && resolveRef(root, list.items);
    if (list.type !== 'array' || items?.type !== 'object') return [];
    return [{ path: [...path, key], key, node: list, items }];
  });
}

/** The keys of the config that have one form each: the site, its theme, its navigation. */
export function listSettings(root: RootSchema): { key: string; node: SchemaNode }[] {
  return Object.entries(root.properties ?? {})
    .map(([key, node]) => ({ key, node: resolveRef(root, node) }))
    .filter(({ key, node }) => key !== 'entities' && node.type === 'object');
}

/** The entries that a setting with `"entity": "counselor"` can name. */
export function listEntries(root: RootSchema, config: Json, entity: string): ListedEntry[] {
  const list = listEntryLists(root).find(({ items }) => nameKind(items) === entity);
  const entries = list && readValue(config, list.path);
  if (!isList(entries)) return [];
  return entries.flatMap((entry) => {
    const id = isGroup(entry) ? entry['id'] : undefined;
    return typeof id === 'string' ? [{ id, name: nameValue(entry) ?? id }] : [];
  });
}

/** How other settings call this kind of entry: what the schema calls `Counselor` is a `counselor`. */
export function nameKind({ title = 'Entry' }: SchemaNode): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
