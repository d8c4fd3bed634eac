import { type Path, isObject } from '../../utils/json';
import type { SiteConfig } from '../../generated/config-types';
import { findEntry, findListedKind, listEntities, type EntityKind } from '../entities';
import { toPascalCase } from '../schema/bundle-schema';
import { definition, followReference, walkSchema } from '../schema/walk-schema';

/**
 * Finds out whether the entry that a path leads into is used: pages show it, link to it or are made
 * for it, or an entry that is used names it. What is in no entry counts as used.
 */
export function createUseFinder(config: SiteConfig): (path: Path) => boolean {
  const used = new Set<unknown>();
  const waiting: [value: unknown, schema: string][] = [
    [config.navigation, 'Navigation'],
    ...config.routes.map((route): [unknown, string] => [route, 'Route']),
  ];

  function use(kind: EntityKind, id?: unknown): void {
    for (const entry of listEntities(config, kind)) {
      if (used.has(entry) || (id !== undefined && entry.id !== id)) continue;
      used.add(entry);
      waiting.push([entry, toPascalCase(kind)]);
    }
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [root, schema] = next;
    walkSchema(root, definition(schema), (value, node) => {
      const { entity, shows, items, whenEmpty, properties = {} } = node;
      if (entity) use(entity as EntityKind, value);
      const listed = items && followReference(items).entity;
      if (listed && whenEmpty && Array.isArray(value) && value.length === 0) {
        use(listed as EntityKind);
      }
      const isChosen = Object.values(properties).some((property) => property.whenEmpty);
      if (shows && !isChosen) use(shows as EntityKind);
      const made = isObject(value) ? findListedKind(value['forEach']) : undefined;
      if (made) use(made);
    });
  }

  return (path) => {
    const entry = findEntry(config, path);
    return entry === undefined || used.has(entry);
  };
}
