import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../io/command-error';
import { nameConfigFile } from '../../io/config-file';
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
      `"${nameConfigFile(folder)}" does not contain parts of the site. Build all parts before you merge: npm run build -- --shard 1/2, then 2/2.`,
    );
  }
  for (const part of parts) assertSameOrigin(part, origin);
  const { count } = first.shard;
  const byIndex = new Map<number, FoundPart>();
  for (const part of parts) {
    const { shard, name } = part;
    if (shard.count !== count) {
      const both = `${first.name} is ${nameShard(first.shard)}, ${name} ${nameShard(shard)}`;
      throw new CommandError(`${both}. Remove the parts that come from a different split.`);
    }
    const same = byIndex.get(shard.index);
    if (same) {
      const both = `${same.name} and ${name} are both ${nameShard(shard)}`;
      throw new CommandError(`${both}. Remove one of the two.`);
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
      `${name} was built for ${origin.host}, but the site is for ${wanted.host}. Use the same --host for all parts and for --merge.`,
    );
  }
  if (origin.engine !== wanted.engine) {
    throw new CommandError(
      `${name} was built with another version of the project, its packages or Node.js. Build and merge all parts with the same versions.`,
    );
  }
  if (origin.content !== wanted.content) {
    throw new CommandError(
      `${name} was built from different content: from other files, with or without --drafts, or for another date, before or after scheduled content changes. Build and merge all parts from the same files with the same --drafts and --at.`,
    );
  }
}

function assertAllThere(there: ReadonlyMap<number, unknown>, count: number, folder: string): void {
  const all = Array.from({ length: count }, (_one, index): Shard => ({ index: index + 1, count }));
  const missing = all.filter(({ index }) => !there.has(index));
  if (missing.length === 0) return;
  const names = missing.map(({ index }) => `${index}/${count}`).join(', ');
  throw new CommandError(
    `Of ${count} parts, ${missing.length} ${missing.length === 1 ? 'is' : 'are'} missing from ${folder}: ${names}. Build the missing parts with --shard and copy the output there.`,
  );
}
