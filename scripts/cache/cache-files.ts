import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../project-folder';

const root = join(projectFolder, 'node_modules/.cache');

/** Where the build keeps what takes long to make. Each file is named by all it is made from. */
export const cacheFolders = {
  code: join(root, 'code'),
  drawings: join(root, 'drawings'),
  fonts: join(root, 'fonts'),
  pictures: join(root, 'pictures'),
};

const day = 24 * 3_600_000;

/** After how many milliseconds a file that no build has used is removed. */
const keptFor = 30 * day;

/** A file is there whole or not at all, also when others write the same one at the same time. */
export function writeWhole(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Sees to it that a file is in its cache: it is made when it is not there. */
export async function keepCached(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (!markUsed(path)) writeWhole(path, await make());
}

/** The content of a file in a cache, which is made when it is not there. */
export async function readCached(path: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  await keepCached(path, make);
  return readFileSync(path);
}

/**
 * Notes that a file is in use, so that it is not removed.
 *
 * @returns false when it is not there
 */
export function markUsed(path: string): boolean {
  const known = statSync(path, { throwIfNoEntry: false });
  if (!known) return false;
  const now = Date.now();
  // Once a day is enough, and most builds write nothing.
  if (now - known.mtimeMs < day) return true;
  try {
    utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Whoever may not change the file can still use it.
  }
  return true;
}

/**
 * Removes from a cache what no build has used for a month. Never fails: what cannot be removed, or is
 * just being removed by another build, is left.
 */
export function removeUnused(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const known = statSync(path, { throwIfNoEntry: false });
      if (!known || Date.now() - known.mtimeMs < keptFor) continue;
      rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // The site is built; the next build tries again.
  }
}
