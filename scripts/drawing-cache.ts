import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepCached } from './cache-files';

/**
 * Files that the build draws: each once for what it is drawn from, and from then on linked into the
 * site.
 */
export class DrawingCache {
  constructor(private readonly folder: string) {}

  /**
   * Puts a file into the site.
   *
   * @param key stands for everything that the file is drawn from
   */
  async place(target: string, key: string, draw: () => Promise<Buffer>): Promise<void> {
    // Pages with the same title share an image.
    if (existsSync(target)) return;
    const file = join(this.folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
    await keepCached(file, draw);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(file, target);
    } catch {
      // The site is on another disk, or the disk knows no links.
      copyFileSync(file, target);
    }
  }
}

/** Stands for the code in some folders: what it draws may change when it does. */
export function hashCode(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder).toSorted()) {
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}
