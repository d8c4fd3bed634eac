import type { Path } from '../utils/json';
import type { SiteConfig } from '../generated/config-types';
import { memoizeByObject } from '../utils/memoize';
import type { SchemaNode } from './schema/schema-node';
import { childSchema, extendPath, followReference, siteSchema } from './schema/walk-schema';

/** A part of a config with what describes it and where it is: an entry of a list, or a setting. */
export interface ConfigPart {
  value: unknown;
  node: SchemaNode;
  path: Path;
}

/** Parts where they were last. */
const placed = new WeakMap<object, ConfigPart>();

/**
 * The parts of a config, in its order: entries, pages, and the entries of other lists; settings of the
 * whole. As long as one is the same object at the same place, so is its part.
 */
export function listParts(config: SiteConfig): ConfigPart[] {
  return listChildren(config, siteSchema, []).flatMap((part) =>
    part.path[0] === 'entities'
      ? listChildren(config.entities, part.node, part.path).flatMap(listItems)
      : listItems(part),
  );
}

/** What is in a list of groups, each for itself; of anything else, itself. */
function listItems({ value, node, path }: ConfigPart): ConfigPart[] {
  const { items } = followReference(node);
  if (!items || !Array.isArray(value) || isShort(items)) return [keepPart(value, node, path)];
  return value.map((item: unknown, index) => keepPart(item, items, path, index));
}

/** Whether an item has nothing but settings, as a redirect has: it is read sooner than found again. */
const isShort = memoizeByObject((item: SchemaNode) =>
  Object.values(followReference(item).properties ?? {}).every((setting) => {
    const { items, properties, oneOf } = followReference(setting);
    return !items && !properties && !oneOf;
  }),
);

/** @param path where it is, or with an index the list that it is in */
function keepPart(value: unknown, node: SchemaNode, path: Path, index?: number): ConfigPart {
  const before = typeof value === 'object' && value !== null ? placed.get(value) : undefined;
  const length = path.length + (index === undefined ? 0 : 1);
  const isThere =
    before?.path.length === length &&
    path.every((key, depth) => before.path[depth] === key) &&
    (index === undefined || before.path[path.length] === index);
  if (isThere) return before;
  const part = { value, node, path: index === undefined ? path : extendPath(path, index) };
  if (typeof value === 'object' && value !== null) placed.set(value, part);
  return part;
}

function listChildren(group: object, node: SchemaNode, path: Path): ConfigPart[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const child = childSchema(node, group, key);
    return child ? [{ value, node: child, path: extendPath(path, key) }] : [];
  });
}
