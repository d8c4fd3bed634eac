import type { SchemaNode } from '../../content/schema/schema-node';
import { isObject, mapChildren } from '../../utils/json';
import { childSchema, definition } from '../../content/schema/walk-schema';

/** A list that is worth knowing what was read of its entries. */
export interface LongList {
  name: string;
  entries: readonly object[];
  /** what describes an entry */
  items: SchemaNode | undefined;
}

/** A config that has entries. */
export type WithEntities = Record<string, unknown> & { entities: Record<string, unknown> };

/** Lists of fewer entries are read as fast as it is found out what is new in them. */
const longList = 50;

/** What a list may say of itself for its entries to be checked one by one. */
const ofEntries = new Set([
  '$id',
  'title',
  'description',
  'markdownDescription',
  'type',
  'default',
  'items',
]);

/** The long lists of entries; undefined where lists are kept in files, or are none. */
export function findLongLists({ entities }: WithEntities): LongList[] | undefined {
  const found: LongList[] = [];
  for (const [name, entries] of Object.entries(entities)) {
    if (!Array.isArray(entries)) return undefined;
    if (entries.length < longList) continue;
    const list = childSchema(definition('Entities'), entities, name);
    if (!list || !Object.keys(list).every((keyword) => ofEntries.has(keyword))) return undefined;
    if (!entries.every(isObject)) return undefined;
    found.push({ name, entries, items: list.items });
  }
  return found;
}

export function hasEntities(value: unknown): value is WithEntities {
  return isObject(value) && isObject(value['entities']);
}

/** The config with other entries in its long lists. */
export function replaceLists<T extends { entities: object }>(
  config: T,
  lists: readonly LongList[],
  entriesOf: (list: LongList) => readonly unknown[],
): T {
  const replaced = lists.map((list) => [list.name, entriesOf(list)]);
  return { ...config, entities: { ...config.entities, ...Object.fromEntries(replaced) } };
}

/** A copy of a group of JSON values, to be changed. Texts are shared, so what is known of them is found. */
export function copyGroup<T>(group: T): T;
export function copyGroup(group: unknown): unknown {
  return mapChildren(group, copyGroup);
}
