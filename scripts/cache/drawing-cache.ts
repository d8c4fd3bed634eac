import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StoredFile } from '../plan/output';
import { keepCached } from './cache-files';

/** Keeps files that are drawn: each is drawn once for all it is drawn from. */
export class DrawingCache {
  constructor(private readonly folder: string) {}

  /**
   * The file of a drawing, which is drawn when it is not there.
   *
   * @param key identifies everything that the file is drawn from
   */
  async keep(key: string, draw: () => Promise<Buffer>): Promise<StoredFile> {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
    const path = join(this.folder, name);
    await keepCached(path, draw);
    return { path, isFixed: true };
  }
}
