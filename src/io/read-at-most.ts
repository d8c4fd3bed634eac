import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const standardInput = 0;

/** How many bytes are read at once of what does not say how many it has. */
const usualChunk = 1_000_000;

/**
 * The first bytes of a file, or of the standard input for `-`, whether it ends or not.
 *
 * @param most how many bytes are read
 * @throws Error of the file system
 */
export function readAtMost(file: string, most: number): Buffer {
  const handle = file === '-' ? standardInput : openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    let next = Math.max(usualChunk, fstatSync(handle).size);
    for (let length = 0; length < most;) {
      const chunk = Buffer.alloc(Math.min(next, most - length));
      const read = readSync(handle, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
      next = usualChunk;
    }
    const [first = Buffer.alloc(0), ...rest] = chunks;
    return rest.length === 0 ? first : Buffer.concat(chunks);
  } finally {
    if (handle !== standardInput) closeSync(handle);
  }
}
