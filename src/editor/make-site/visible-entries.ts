import {
  entityKinds,
  findList,
  findListedKind,
  isPagedKind,
  type EntityKind,
} from '../../content/entities';
import type { SchemaNode } from '../../content/schema/schema-node';
import { definition, followReference } from '../../content/schema/walk-schema';
import { isJsonObject, type Json, type JsonObject } from '../../utils/json';
import { readBlocks, readEntries } from './read-config';
import { listParts } from './rewrite-config';

/** The kind of entries that a block or its cards show as a list; undefined where they show none. */
export function findListed(node: SchemaNode): EntityKind | undefined {
  const lists = Object.values(node.properties ?? {}).filter(({ whenEmpty }) => whenEmpty);
  const named = new Set(lists.map(({ items }) => items && followReference(items).entity));
  return entityKinds.find((kind) => kind === node.shows || named.has(kind));
}

/**
 * What a block shows, by the names of areas (see `listAreas`), what comes first first: entries,
 * widgets, or something that takes place on a date.
 */
export function listShown(config: Json, block: JsonObject): string[] {
  const shown = listParts(block, definition('Block')).flatMap(({ value, node }): string[] => {
    if (!isJsonObject(value)) return [];
    const listed = findListed(node);
    return [...(listed ? [nameArea(listed)] : []), ...listNamed(config, value, node)];
  });
  const own = String(block['type']);
  return [...new Set([...(isDated(own) ? [own] : []), ...shown])];
}

/** A block that can be published and taken down by itself is about something that takes place. */
export function isDated(type: string): boolean {
  const branches = definition('Block').oneOf ?? [];
  return branches.map(followReference).some(({ properties = {} }) => {
    return properties['type']?.const === type && properties['unpublishAt'] !== undefined;
  });
}

/** What a group cannot be without: a widget, or an entry with a page of its own. */
function listNamed(config: Json, group: JsonObject, node: SchemaNode): string[] {
  return (node.required ?? []).flatMap((name) => {
    const kind = node.properties?.[name]?.entity;
    const id = group[name];
    if (typeof id !== 'string') return [];
    if (isPagedKind(kind)) return [nameArea(kind)];
    return kind === 'embed' ? listWidgetKinds(config, id) : [];
  });
}

/** The kinds of widgets that an id means; `{counselor.bookingEmbed}` means one of each counselor. */
function listWidgetKinds(config: Json, id: string): string[] {
  const [, kind, field = ''] = /^\{(\w+)\.(\w+)\}$/.exec(id) ?? [];
  const ids = isPagedKind(kind) ? readEntries(config, kind).map((entry) => entry[field]) : [id];
  return readEntries(config, 'embed')
    .filter((widget) => ids.includes(widget['id']))
    .map((widget) => String(widget['kind']));
}

/** The entries of a list are an area by the name of the list. */
export function nameArea(kind: EntityKind): string {
  return String(findList(kind).at(-1));
}

/** All that a page shows; a page that is made for entries and shows nothing else is about them. */
export function listShownOn(config: Json, page: JsonObject): string[] {
  const shown = readBlocks(page).flatMap((block) => listShown(config, block));
  const made = findListedKind(page['forEach']);
  return [...new Set(shown.length > 0 || !made ? shown : [nameArea(made)])];
}
