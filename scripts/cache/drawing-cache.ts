import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
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
