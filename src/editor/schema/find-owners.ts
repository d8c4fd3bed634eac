import { memoizeByObject } from '../../utils/memoize';
import { isJsonObject, isList, type Json, type Path } from '../../utils/json';
import { isWithin, writeKey, findFormPath } from '../model/paths';
import { visitTexts } from './find-uses';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { cardKinds } from '../../generated/entry-kinds';
import { listPagesOf } from '../model/find-route';
import { readBlocks, readPages } from '../make-site/read-config';
import { listShown, nameArea } from '../make-site/sections';

/** What names each entry, by its kind and its id. */
export type Owners = ReadonlyMap<string, readonly Path[]>;

/** An entry that a part of the config names. */
interface NamedEntry {
  key: string;
  /** of the text that names it, within the part */
  path: Path;
}

/** A part of the config that is the same object as long as nothing in it changes. */
interface Part {
  value: Json;
  node: SchemaNode;
  path: Path;
}

/**
 * Where all entries of a config belong: the entries, blocks and settings that name them. Of a config that
 * is edited, only what has changed is looked through again.
 */
export function findOwners(root: RootSchema, config: Json): Owners {
  const owners = new Map<string, Path[]>();
  for (const part of listParts(root, config)) {
    for (const { key, path } of readNamed(root, part)) {
      const owner = findFormPath(config, [...part.path, ...path]);
      const known = owners.get(key);
      const last = known?.at(-1);
      if (!known) owners.set(key, [owner]);
      // What names an entry twice does it in texts that follow each other.
      else if (!last || writeKey(last) !== writeKey(owner)) known.push(owner);
    }
  }
  return owners;
}

/** What an entry belongs to, besides itself. */
export function listOwners(
  owners: Owners,
  { kind, id, path }: { kind: string; id: string; path: Path },
): Path[] {
  const all = owners.get(nameEntry(kind, id)) ?? [];
  return all.filter((owner) => !isWithin(owner, path));
}

/** The entries of all lists, and the settings beside them. */
function* listParts(root: RootSchema, config: Json): Generator<Part> {
  for (const part of listChildren(root, { value: config, node: root, path: [] })) {
    const lists = part.path[0] === 'entities' ? listChildren(root, part) : [part];
    for (const list of lists) yield* isList(list.value) ? listChildren(root, list) : [list];
  }
}

function listChildren(root: RootSchema, { value, node, path }: Part): Part[] {
  const { items, properties = {} } = resolveRef(root, node);
  if (isList(value)) {
    return items
      ? value.map((item, index) => ({ value: item, node: items, path: [...path, index] }))
      : [];
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const property = properties[name];
    return property ? [{ value: child, node: property, path: [...path, name] }] : [];
  });
}

const keepNamed = memoizeByObject((_part: object) => new WeakMap<SchemaNode, NamedEntry[]>());

function readNamed(root: RootSchema, { value, node }: Part): NamedEntry[] {
  const kept = isJsonObject(value) || isList(value) ? keepNamed(value) : undefined;
  const known = kept?.get(node);
  if (known) return known;
  const named: NamedEntry[] = [];
  visitTexts(
    root,
    value,
    ({ node: { entity }, text, path }) => {
      if (entity !== undefined) named.push({ key: nameEntry(entity, text), path });
    },
    node,
  );
  kept?.set(node, named);
  return named;
}

function nameEntry(kind: string, id: string): string {
  return `${kind} ${id}`;
}

/** The lists whose entries visitors see only on pages of their own or in blocks that list them. */
const listed = new Set<string>([...Object.values(cardKinds).map(nameArea), nameArea('event')]);

/**
 * Whether no page shows an entry: it has no page, no block lists its kind, and nothing names it. It can
 * be filled in and published, and visitors still do not see it.
 *
 * @param path of the entry
 * @param owners what names the entry, see `listOwners`
 */
export function isUnseen(config: Json, path: Path, owners: readonly Path[]): boolean {
  const [group, list = ''] = path;
  if (group !== 'entities' || path.length !== 3 || !listed.has(String(list))) return false;
  if (owners.length > 0 || listPagesOf(config, path).length > 0) return false;
  return !readPages(config)
    .flatMap(readBlocks)
    .some((block) => listShown(config, block).includes(String(list)));
}
