import type { SiteConfig } from '../../generated/config-types';
import type { SchemaNode } from '../schema/schema-node';
import { childSchema, siteSchema, type Path } from '../schema/walk-schema';

/** A part of a config with what describes it and where it is: an entry, or a setting of the whole. */
export interface ConfigPart {
  value: unknown;
  node: SchemaNode;
  path: Path;
}

/** Entries where they were last. */
const placed = new WeakMap<object, ConfigPart>();

/**
 * The parts of a config, in its order. As long as an entry is the same object at the same place, so is
 * its part.
 */
export function listParts(config: SiteConfig): ConfigPart[] {
  return listChildren(config, siteSchema, []).flatMap((part) =>
    part.path[0] === 'entities' ? listEntryParts(config, part.node) : [part],
  );
}

function listEntryParts({ entities }: SiteConfig, node: SchemaNode): ConfigPart[] {
  return listChildren(entities, node, ['entities']).flatMap((list): ConfigPart[] => {
    const { items } = list.node;
    if (!items || !Array.isArray(list.value)) return [];
    return list.value.map((entry: object, index) => {
      const before = placed.get(entry);
      if (before?.path[1] === list.path[1] && before?.path[2] === index) return before;
      const part = { value: entry, node: items, path: [...list.path, index] };
      placed.set(entry, part);
      return part;
    });
  });
}

function listChildren(group: object, node: SchemaNode, path: Path): ConfigPart[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const child = childSchema(node, group, key);
    return child ? [{ value, node: child, path: [...path, key] }] : [];
  });
}
