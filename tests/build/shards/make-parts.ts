import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Origin } from '../../../src/build/shards/origin';
import {
  digestContent,
  locateFiles,
  writePart,
  type Part,
} from '../../../src/build/shards/part-file';
import type { Shard } from '../../../src/build/shards/shard';
import { makeTempFolder } from '../../make-temp-folder';

/** What parts of a test are made from. */
export const origin: Origin = { engine: 'engine', content: 'content', host: 'netlify' };

/** Parts in a new folder, each with a page and a text, as `--shard` leaves them. */
export function makeParts(shards: Record<string, Shard>): string {
  const folder = makeTempFolder();
  for (const [name, shard] of Object.entries(shards)) makePart(join(folder, name), { shard });
  return folder;
}

/** A part in a folder. */
export function makePart(
  folder: string,
  { shard, ...changes }: Pick<Part, 'shard'> & Partial<Part>,
): void {
  const page = `p${shard.index}/index.html`;
  const text = `the page in part ${shard.index}`;
  const file = join(locateFiles(folder), page);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writePart(folder, {
    shard,
    origin,
    files: [[page, digestContent(text)]],
    pages: [[`/p${shard.index}`, { stylesheet: '/assets/x.css', styleHashes: [] }]],
    ...changes,
  });
}
