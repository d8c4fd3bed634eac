import type { Json, Path } from '../model/change';
import { findFormPath } from '../state/form-path';
import { visitTexts } from './find-uses';
import { isWithin, writeKey } from './json';
import type { RootSchema } from './schema-node';

/** What names each entry, by its kind and its id. */
export type Owners = ReadonlyMap<string, readonly Path[]>;

/** Where all entries of a config belong: the entries, blocks and settings that name them. */
export function findOwners(root: RootSchema, config: Json): Owners {
  const owners = new Map<string, Path[]>();
  visitTexts(root, config, ({ node, text, path }) => {
    if (node.entity === undefined) return;
    const owner = findFormPath(config, path);
    const key = nameEntry(node.entity, text);
    const known = owners.get(key);
    if (!known) owners.set(key, [owner]);
    else if (!known.some((other) => writeKey(other) === writeKey(owner))) known.push(owner);
  });
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

function nameEntry(kind: string, id: string): string {
  return `${kind} ${id}`;
}
