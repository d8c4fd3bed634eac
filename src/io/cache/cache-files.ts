import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder';
import { readDrawingKey } from './drawing-key';
import { touchFile } from './code-cache.mjs';
import { locateChecksummed, readChecksummed, writeChecksummed } from './checksummed-files.mjs';
import { createHash } from 'node:crypto';

const root = join(projectFolder, 'node_modules/.cache');

/** Where the build keeps what takes long to make. Each file is named by all it is made from. */
export const cacheFolders = {
  drawings: join(root, 'drawings'),
  fonts: join(root, 'fonts'),
  pictures: join(root, 'pictures'),
};

const day = 24 * 3_600_000;

/**
 * How long code stays in a cache that was made from other code than there is now, in milliseconds: a
 * process that was started with it may load more of it.
 */
export const codeLifetime = day;

/** The content of a file in a cache, which is made when it is not there or damaged. */
export async function readCached(
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = readChecksummed(path);
  if (kept) {
    touchFile(locateChecksummed(path), day);
    return kept;
  }
  const made = await make();
  writeChecksummed(path, made);
  return made;
}

/**
 * Removes from a cache what no build has used for a month. Never fails: what cannot be removed, or is
 * just being removed by another build, is left.
 *
 * @param after another time than a month, in milliseconds
 * @param except what is in use
 */
export function removeUnused(
  folder: string,
  { after = 30 * day, except = '' }: { after?: number; except?: string } = {},
): void {
  try {
    for (const name of readdirSync(folder)) {
      // What another process is just making.
      if (name.startsWith('.')) continue;
      const path = join(folder, name);
      const known = statSync(path, { throwIfNoEntry: false });
      if (!known || path === except || Date.now() - known.mtimeMs < after) continue;
      rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // The site is built; the next build tries again.
  }
}

/** Keeps files that are drawn: each is drawn once for all it is drawn from, also the code that draws it. */
export class DrawingCache {
  constructor(private readonly folder: string) {}

  /**
   * A drawing, which is drawn when it is not there.
   *
   * @param key identifies everything that it is drawn from, besides code
   */
  keep(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = createHash('sha256')
      .update(readDrawingKey())
      .update(key)
      .digest('hex')
      .slice(0, 32);
    return readCached(join(this.folder, name), draw);
  }
}
