import {
  type EntityKind,
  entityKinds,
  findList,
  findListedKind,
  isEntryKind,
  isPagedKind,
} from '../../content/entities';
import { definition, followReference } from '../../content/schema/walk-schema';
import { isJsonObject, type Json, type JsonObject } from '../../utils/json';
import {
  findPeopleKind,
  isFixed,
  readAddress,
  readBlocks,
  readEntries,
  readPages,
} from './read-config';
import type { SchemaNode } from '../../content/schema/schema-node';
import { listParts } from './rewrite-config';

/** A part of a site that a practice may do without. */
export interface Area {
  /** the list of its entries, the kind of its widgets, or the type of its blocks */
  name: string;
  /** what shows it: the addresses of pages */
  pages: readonly string[];
  /** areas that are there only on the pages of this one, and go with it */
  parts: readonly string[];
}

/**
 * The areas of a site, found in what its blocks show: the entries of a list, widgets of a kind, or
 * something with a date. Nobody has to name them, and a new kind of entries is one by itself. People
 * are not an area: the questions about them are separate.
 *
 * @param config a valid config, as it is written
 */
export function listAreas(config: Json): Area[] {
  const people = nameArea(findPeopleKind(config));
  const pages = readPages(config).map((page): ShowingPage => {
    const blocks = readBlocks(page).flatMap((block) => listShown(config, block));
    const subject = isFixed(page) ? undefined : blocks[0];
    return { address: readAddress(page), subject, names: listShownOn(config, page) };
  });
  const names = [...new Set(pages.flatMap((page) => page.names))].filter((name) => name !== people);
  const owners = new Map(names.map((name) => [name, findOwner(pages, name, people)]));
  return names
    .filter((name) => owners.get(name) === undefined)
    .map((name) => ({
      name,
      pages: pages.filter((page) => page.names.includes(name)).map(({ address }) => address),
      parts: names.filter((part) => owners.get(part) === name),
    }));
}

interface ShowingPage {
  address: string;
  /** the first thing that the page shows is what it is about; the home page is about nothing alone */
  subject: string | undefined;
  /** all that it shows */
  names: readonly string[];
}

const entryLists = new Set(entityKinds.filter(isEntryKind).map(nameArea));

/** What has no list of entries, and is only on pages about something else, belongs to that. */
function findOwner(
  pages: readonly ShowingPage[],
  name: string,
  people: string,
): string | undefined {
  const showing = pages.filter(({ names }) => names.includes(name));
  const subjects = new Set(showing.map(({ subject }) => subject));
  const [subject] = subjects;
  const isOwned = subjects.size === 1 && subject !== name && subject !== people;
  return isOwned && !entryLists.has(name) ? subject : undefined;
}

/** All areas that go when some are not kept. */
export function listLeftOut(config: Json, kept: readonly string[] | undefined): string[] {
  if (!kept) return [];
  return listAreas(config)
    .filter(({ name }) => !kept.includes(name))
    .flatMap(({ name, parts }) => [name, ...parts]);
}

/** Whether there are entries in an area, and all of them are samples: one with blanks is left. */
export function isAllSamples(config: Json, name: string): boolean {
  const kind = entityKinds.find((each) => nameArea(each) === name);
  const entries = kind ? readEntries(config, kind) : [];
  return entries.length > 0 && entries.every(({ sample }) => sample === true);
}

/** What an area is, as the schema says it: "The blog posts." */
export function describeArea(name: string): string {
  const { properties = {} } = definition('Entities');
  const branches = definition('Block').oneOf ?? [];
  const block = branches
    .map(followReference)
    .find((branch) => branch.properties?.['type']?.const === name);
  const { description } = properties[name] ?? block ?? {};
  return description ?? 'A service of another company, such as a calendar, form, map or player.';
}

/** Whether a site has entries that are invented: as long as it has, it can be made somebody's. */
export function holdsSamples(config: Json): boolean {
  return entityKinds.some((kind) =>
    readEntries(config, kind).some(({ sample }) => sample === true),
  );
}

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
function listShownOn(config: Json, page: JsonObject): string[] {
  const shown = readBlocks(page).flatMap((block) => listShown(config, block));
  const made = findListedKind(page['forEach']);
  return [...new Set(shown.length > 0 || !made ? shown : [nameArea(made)])];
}
