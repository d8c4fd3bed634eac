import type { SiteConfig } from '../generated/config-types';
import { entryKinds, groupEntries, type EntryTypes } from '../generated/entry-kinds';
import type { Path } from '../utils/json';

/** An entry of one of the lists of the config. */
export interface Entity {
  id: string;
}

type EntryKinds = typeof entryKinds;

/** The kinds of entries that have a list under `entities`. */
export type EntryKind = keyof EntryTypes;

/** All kinds of entries: the values of the schemas' `entity`. */
export type EntityKind = EntryKind | 'embed';

/** The kinds whose entries can have pages of their own, and placeholders that are filled from them. */
export type PagedKind = {
  [K in EntryKind]: EntryKinds[K] extends { key: string } ? K : never;
}[EntryKind];

/** All kinds of entries, in the order of their lists. */
export const entityKinds: readonly EntityKind[] = [
  ...(Object.keys(entryKinds) as EntryKind[]),
  'embed',
];

/** The kinds whose entries can have pages of their own. */
export const pagedKinds: readonly PagedKind[] = entityKinds.filter(isPagedKind);

/** Whether there is a list of that kind under `entities`. */
export function isEntryKind(name: unknown): name is EntryKind {
  return typeof name === 'string' && Object.hasOwn(entryKinds, name);
}

/** Whether entries of that kind can have pages of their own. */
export function isPagedKind(name: unknown): name is PagedKind {
  return isEntryKind(name) && 'key' in entryKinds[name];
}

/** The kind of the entries in a list that `forEach` may name; undefined for any other name. */
export function findListedKind(list: unknown): PagedKind | undefined {
  return pagedKinds.find((kind) => entryKinds[kind].list === list);
}

/** Where the entries of a kind are listed in the config. */
export function findList(kind: EntityKind): Path {
  return kind === 'embed' ? ['embeds'] : ['entities', entryKinds[kind].list];
}

/** The entries of one kind, in the order of the config. */
export function listEntities(config: SiteConfig, kind: EntityKind): readonly Entity[] {
  return kind === 'embed' ? config.embeds : listEntries(config, kind);
}

/** The entries of a list under `entities`, with their type. */
export function listEntries<K extends EntryKind>(
  config: SiteConfig,
  kind: K,
): readonly EntryTypes[K][] {
  return groupEntries(config)[kind];
}

/** The entry that a path leads into; undefined for a path that leads elsewhere. */
export function findEntry(config: SiteConfig, path: Path): Entity | undefined {
  const kind = entityKinds.find((one) => findList(one).every((key, depth) => path[depth] === key));
  const position = kind && path[findList(kind).length];
  return kind && typeof position === 'number' ? listEntities(config, kind)[position] : undefined;
}

/** What the addresses of an entry are made with. */
export function readKey<K extends PagedKind>(kind: K, entry: EntryTypes[K]): string {
  return String(Reflect.get(entry, entryKinds[kind].key));
}

/** What an entry is called in links and messages. */
export function readName<K extends PagedKind>(kind: K, entry: EntryTypes[K]): string {
  return String(Reflect.get(entry, entryKinds[kind].name));
}

/** `bookCategory` → `book category` */
export function nameKind(kind: string): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Kinds that people call something else than the config does. */
const nouns: ReadonlyMap<string, string> = new Map([
  ['embed', 'widget'],
  ['place', 'location'],
]);

/** `embed` → `widget`, `bookCategory` → `book category` */
export function nameEntity(kind: EntityKind): string {
  return nouns.get(kind) ?? nameKind(kind);
}

/** The word of a name that buttons call a person by: the first one, without titles such as "Dr." */
export function readFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => word !== '' && !word.endsWith('.')) ?? name;
}
