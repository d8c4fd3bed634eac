import { isPagedKind } from '../../content/entities';
import { slugify } from '../../utils/slugify';
import { applyChange, type Change } from '../model/apply-change';
import { listChanges } from '../model/list-changes';
import { ownNames } from '../model/match-items';
import {
  getIn,
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
  type Path,
} from '../../utils/json';
import { insertItem, makeUnique } from '../model/write-edits';
import { getList } from '../model/paths';
import {
  beginLike,
  describePortrait,
  findModel,
  listGroups,
  nameLike,
  type Model,
} from './fill-from-name';
import { isEmpty, listMissing } from './find-missing';
import { listEntryLists, type EntryList } from './list-entries';
import { nameValue } from './name-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { splitName, writeLabel } from './write-label';

/** A setting of an entry that names another one, which exists for this one alone. */
export interface Companion {
  /** `bookingEmbed` */
  property: string;
  /** what the setting is for */
  node: SchemaNode;
  list: EntryList;
  /** where the other one is while both are being filled in */
  path: Path;
  /** all other entries have one */
  isExpected: boolean;
  /** the one of another entry, if there is one */
  model: Model | undefined;
}

/** A new entry with those that come with it, while they are being filled in. */
export interface NewEntry {
  list: EntryList;
  path: Path;
  /** the settings that its first example has */
  usual: string[];
  /** those of them that need not be there, but all other entries have: pages and rules count on them */
  expected: string[];
  /** the settings that it is told apart by, which are made of its name */
  named: string[];
  companions: Companion[];
}

/** What a companion is in the end: a new entry, one that is there (by its id), or none. */
export type CompanionChoice = { is: 'new' | 'none' } | { is: 'present'; id: string };

/**
 * Which entries come with a new one: those that its example names, if they have no pages of their own.
 * A counselor comes with her widgets.
 */
export function describeNewEntry(root: RootSchema, config: Json, list: EntryList): NewEntry {
  const example = list.items.defaultSnippets?.[0]?.body;
  const lists = listEntryLists(root);
  const usual = isJsonObject(example) ? Object.keys(example) : [];
  // Where pages know what to show instead, it can come later.
  const later = (name: string) => {
    const { whenMissing, entity } = list.items.properties?.[name] ?? {};
    return whenMissing !== undefined && entity === undefined;
  };
  const shared = usual.filter((name) => !later(name) && isShared(root, config, list, name));
  const counts = new Map<EntryList, number>();
  const companions = Object.entries(list.items.properties ?? {}).flatMap(
    ([property, unresolved]): Companion[] => {
      const node = resolveRef(root, unresolved);
      const other = lists.find(({ kind }) => kind !== undefined && kind === node.entity);
      const isNamed = isJsonObject(example) && example[property] !== undefined;
      if (!isNamed || !other || isPagedKind(other.kind)) return [];
      const index = counts.get(other) ?? getList(config, other.path).length;
      counts.set(other, index + 1);
      const isExpected = shared.includes(property);
      const model = findModel(config, list, property, other);
      return [{ property, node, list: other, path: [...other.path, index], isExpected, model }];
    },
  );
  const path = [...list.path, getList(config, list.path).length];
  const others = new Set([
    ...(list.items.required ?? []),
    ...companions.map(({ property }) => property),
  ]);
  const expected = shared.filter((name) => !others.has(name));
  return { list, path, usual, expected, named: listNames(list.items), companions };
}

/** Of a list, that it has no entries is said, too. */
function isUnsaid(value: Json | undefined): boolean {
  return value === undefined || (isEmpty(value) && !(isList(value) && value.length === 0));
}

/**
 * Whether several entries of a list, and all of them, have a setting that is a text or a list: numbers,
 * switches and groups have a meaning when they are left out.
 */
function isShared(root: RootSchema, config: Json, list: EntryList, name: string): boolean {
  const { type } = resolveRef(root, list.items.properties?.[name] ?? {});
  if (type !== 'string' && type !== 'array') return false;
  const entries = getList(config, list.path);
  return entries.length > 1 && entries.every((one) => getIn(one, [name]) !== undefined);
}

/** A config with a new entry, and those that come with it, whose settings are still empty. */
export function beginEntry(root: RootSchema, config: Json, entry: NewEntry): Json {
  const parts = [{ ...entry, model: undefined }, ...entry.companions];
  return parts.reduce((before, { list, path, model }) => {
    const blank = beginGroup(root, list, config, path === entry.path ? entry.expected : []);
    const value = model ? { ...blank, ...beginLike(model) } : blank;
    return applyChange(before, insertItem(before, list.path, Number(path.at(-1)), value)).config;
  }, config);
}

/** @param expected settings whose lists begin with a first entry to fill in */
function beginGroup(
  root: RootSchema,
  list: EntryList,
  config: Json,
  expected: readonly string[],
): JsonObject {
  const { items } = list;
  const blank = makeBlank(root, items);
  const lists = expected.filter((name) => {
    const { items: one } = resolveRef(root, items.properties?.[name] ?? {});
    return one && resolveRef(root, one).type === 'string';
  });
  const begun = Object.fromEntries(lists.map((name) => [name, ['']]));
  const entry = beginAtHome({ ...(isJsonObject(blank) && blank), ...begun }, config);
  return beginDated(entry, listGroups(config, list));
}

/** The start of a new entry with an address: in the country of the site, if that is known. */
function beginAtHome(entry: JsonObject, config: Json): JsonObject {
  const country = getIn(config, ['site', 'country']);
  const { address } = entry;
  return isJsonObject(address) && country !== undefined
    ? { ...entry, address: { ...address, country } }
    : entry;
}

/** Of the settings that no two entries have the same, those that an entry must have. */
function listNames({ required = [] }: SchemaNode): string[] {
  return ownNames.filter((name) => required.includes(name));
}

/** What must be filled in and is not, in words. Ids and the like are made of names. */
export function listUnfilled(
  root: RootSchema,
  scratch: Json,
  { list, path, expected, companions }: NewEntry,
  choices: Readonly<Record<string, CompanionChoice>>,
): string[] {
  const find = (items: SchemaNode, place: Path, value: JsonObject) =>
    listMissing(root, items, nameAs(listNames(items), '-', value), place);
  const own = describePortrait(readGroup(scratch, path));
  const others = companions.filter(({ property }) => choices[property]?.is === 'new');
  const absent = expected.filter((name) => isUnsaid(getIn(scratch, [...path, name])));
  return [
    ...find(list.items, path, own),
    ...absent.map(writeLabel),
    ...others.flatMap((other) =>
      find(other.list.items, other.path, readCompanion(scratch, other, own)).map(
        (name) => `${writeLabel(other.property)}: ${name}`,
      ),
    ),
  ];
}

/** The changes that add an entry with all that comes with it, as it was filled in. */
export function planEntry(
  config: Json,
  scratch: Json,
  { list, path, named, companions }: NewEntry,
  choices: Readonly<Record<string, CompanionChoice>>,
): Change[] {
  const filled = datePublication(describePortrait(readGroup(scratch, path)));
  const name = nameValue(nameAs(named, '', filled)) ?? '';
  const begun = nameAs(named, slugify(name), filled);
  const unique = makeUnique(begun, getList(config, list.path));
  const own: JsonObject = isJsonObject(unique) ? unique : begun;
  const companionIds: Record<string, string> = {};
  // What was begun at the end of lists is taken away, and what is wanted added.
  let after = [{ path }, ...companions].reduceRight<Json>(
    (before, { path: place }) => applyChange(before, { op: 'remove', path: place }).config,
    scratch,
  );
  for (const companion of companions) {
    const { property, list: other } = companion;
    const choice = choices[property] ?? { is: 'none' };
    if (choice.is === 'present') companionIds[property] = choice.id;
    if (choice.is !== 'new') continue;
    const id = slugify(`${String(own['id'])} ${splitName(property)}`);
    const value = makeUnique(
      { ...readCompanion(scratch, companion, own), id },
      getList(after, other.path),
    );
    after = applyChange(
      after,
      insertItem(after, other.path, getList(after, other.path).length, value),
    ).config;
    companionIds[property] = String(getIn(value, ['id']));
  }
  after = applyChange(
    after,
    insertItem(after, list.path, getList(after, list.path).length, {
      ...own,
      ...companionIds,
    }),
  ).config;
  return listChanges(config, after);
}

function readCompanion(scratch: Json, { path, model }: Companion, owner: JsonObject): JsonObject {
  const value = readGroup(scratch, path);
  return model ? nameLike(value, model, owner) : value;
}

/** A group in which all of these settings say the same. */
function nameAs(settings: readonly string[], name: string, group: JsonObject): JsonObject {
  return { ...group, ...Object.fromEntries(settings.map((setting) => [setting, name])) };
}

function readGroup(config: Json, path: Path): JsonObject {
  const value = getIn(config, path);
  return isJsonObject(value) ? value : {};
}

/** What must be there, with nothing in it; of settings that replace each other, the first. */
function makeBlank(root: RootSchema, unresolved: SchemaNode): Json {
  const node = resolveRef(root, unresolved);
  if (node.const !== undefined) return node.const;
  if (node.type === 'boolean') return false;
  if (node.type === 'array') {
    return node.minItems && node.items ? [makeBlank(root, node.items)] : [];
  }
  if (node.type !== 'object') return '';
  const names = [...(node.required ?? []), ...(node.oneOf?.[0]?.required ?? [])];
  return Object.fromEntries(
    names.map((name) => [name, makeBlank(root, node.properties?.[name] ?? {})]),
  );
}

/** The start of a new dated entry: today, and the author of the newest one. */
function beginDated(entry: JsonObject, others: readonly JsonObject[]): JsonObject {
  if (entry['date'] === undefined) return entry;
  const newest = others.toSorted((a, b) => (String(a['date']) < String(b['date']) ? 1 : -1))[0];
  const author = entry['author'] !== undefined && { author: newest?.['author'] ?? '' };
  return { ...entry, date: writeToday(), ...author };
}

/** An entry that is dated on the day it is published, unless it was dated on another one. */
function datePublication(entry: JsonObject): JsonObject {
  const { date, publishAt } = entry;
  if (typeof publishAt !== 'string' || date !== writeToday()) return entry;
  return { ...entry, date: publishAt.slice(0, date.length) };
}

/** The day on this computer. */
function writeToday(): string {
  // In Sweden, dates are written as in ISO 8601.
  return new Intl.DateTimeFormat('sv').format();
}
