import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPublicFiles } from '../../io/public-files';
import { writeInside } from './write-inside';

/**
 * The folder public/, as far as the editor changes it. What is removed is kept beside the drafts, and
 * comes back when it is named again.
 */
export class PublicFolder {
  /** @param keptFolder where removed files are kept */
  constructor(
    private readonly folder: string,
    private readonly keptFolder: string,
  ) {}

  /** All files, as the site serves them. */
  list(): Set<string> {
    return listPublicFiles(this.folder);
  }

  /** @param file one of `list()` */
  read(file: string): Buffer {
    return readFileSync(join(this.folder, file));
  }

  /** Files that were removed and are not there again. */
  listRemoved(): string[] {
    const kept = listPublicFiles(this.keptFolder);
    const present = kept.size > 0 ? this.list() : kept;
    return [...kept].filter((file) => !present.has(file)).toSorted();
  }

  /**
   * Writes a file whole or not at all.
   *
   * @param file a path as the site serves it
   * @throws CommandError when it cannot be written, or a link of the file system leads elsewhere
   */
  write(file: string, bytes: Uint8Array): void {
    writeInside(this.folder, file.slice(1), bytes);
  }

  /** @param file one of `list()` */
  remove(file: string): void {
    const kept = join(this.keptFolder, file);
    mkdirSync(dirname(kept), { recursive: true });
    copyFileSync(join(this.folder, file), kept);
    rmSync(join(this.folder, file));
  }

  /** @param file one of `listRemoved()` */
  putBack(file: string): void {
    this.write(file, readFileSync(join(this.keptFolder, file)));
  }

  /** Puts back what a text names: after undoing, nothing leads to a file that is gone. */
  putBackNamed(text: string): void {
    for (const file of this.listRemoved()) if (text.includes(file)) this.putBack(file);
  }
}
