import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../commands/command-error';
import { nameConfigFile } from '../read/config-file';
import type { Origin } from './origin';
import { partOutput, readPart, type Part } from './part-file';
import { nameShard, type Shard } from './shard';

/** A part in a folder. */
export interface FoundPart extends Part {
  folder: string;
  /** how messages call the folder */
  name: string;
}

/**
 * Reads what is known of the parts in the folders of a folder, and proves that they belong together:
 * all are there, each once, and all were made from the same.
 *
 * @param origin what the site is made from that they are to become
 * @throws CommandError that says which part is wrong, and what to do
 */
export function readParts(folder: string, origin: Origin): FoundPart[] {
  const parts = findParts(folder).map((partFolder) => ({
    ...readPart(partFolder),
    folder: partFolder,
    name: nameConfigFile(partFolder),
  }));
  const [first] = parts;
  if (!first) {
    throw new CommandError(
      `There is no part of the site in ${nameConfigFile(folder)}. Build all of them before you merge them: npm run build -- --shard 1/2, then 2/2.`,
    );
  }
  for (const part of parts) assertSameOrigin(part, origin);
  const { count } = first.shard;
  const byIndex = new Map<number, FoundPart>();
  for (const part of parts) {
    const { shard, name } = part;
    if (shard.count !== count) {
      const both = `${first.name} is ${nameShard(first.shard)}, ${name} ${nameShard(shard)}`;
      throw new CommandError(`${both}. Take away what is from another division.`);
    }
    const same = byIndex.get(shard.index);
    if (same) {
      const both = `${same.name} and ${name} are both ${nameShard(shard)}`;
      throw new CommandError(`${both}. Take one of them away.`);
    }
    byIndex.set(shard.index, part);
  }
  assertAllThere(byIndex, count, nameConfigFile(folder));
  return parts;
}

function findParts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((part) => existsSync(join(part, partOutput.mark)));
}

function assertSameOrigin({ name, origin }: FoundPart, wanted: Origin): void {
  if (origin.host !== wanted.host) {
    throw new CommandError(
      `${name} was built for ${origin.host}, and the site is for ${wanted.host}. Give the same --host to all parts and to --merge.`,
    );
  }
  if (origin.engine !== wanted.engine) {
    throw new CommandError(
      `${name} was built by another version of the project, of its packages or of Node.js. Build all parts, and merge them, with the same.`,
    );
  }
  if (origin.content !== wanted.content) {
    throw new CommandError(
      `${name} was built from another content: from other files, with or without --drafts, or at another moment, before or after something is published. Build all parts, and merge them, from the same files and with the same --drafts and --at.`,
    );
  }
}

function assertAllThere(there: ReadonlyMap<number, unknown>, count: number, folder: string): void {
  const all = Array.from({ length: count }, (_one, index): Shard => ({ index: index + 1, count }));
  const missing = all.filter(({ index }) => !there.has(index));
  if (missing.length === 0) return;
  const names = missing.map(({ index }) => `${index}/${count}`).join(', ');
  throw new CommandError(
    `Of ${count} parts, ${missing.length} ${missing.length === 1 ? 'is' : 'are'} missing in ${folder}: ${names}. Build what is missing with --shard, and put it there.`,
  );
}
