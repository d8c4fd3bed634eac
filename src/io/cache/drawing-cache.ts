import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readCached } from './cache-files';

/** Keeps files that are drawn: each is drawn once for all it is drawn from. */
export class DrawingCache {
  constructor(private readonly folder: string) {}

  /**
   * A drawing, which is drawn when it is not there.
   *
   * @param key identifies everything that it is drawn from
   */
  keep(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return readCached(join(this.folder, name), draw);
  }
}
