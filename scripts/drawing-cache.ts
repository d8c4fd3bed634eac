import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const keptFor = 30 * 24 * 3_600_000;

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
    if (!existsSync(file)) {
      const unfinished = `${file}.${process.pid}`;
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(unfinished, await draw());
      renameSync(unfinished, file);
    }
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(file, target);
    } catch {
      // The site is on another disk, or the disk knows no links.
      copyFileSync(file, target);
    }
  }

  /** Removes what no site has been using for a month. */
  removeUnused(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name);
      const { nlink, mtimeMs } = statSync(file);
      if (nlink === 1 && Date.now() - mtimeMs > keptFor) rmSync(file, { force: true });
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
