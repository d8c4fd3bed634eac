import { closeSync, openSync, readSync } from 'node:fs';

const standardInput = 0;

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
    for (let length = 0; length < most;) {
      const chunk = Buffer.alloc(Math.min(1_000_000, most - length));
      const read = readSync(handle, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    return Buffer.concat(chunks);
  } finally {
    if (handle !== standardInput) closeSync(handle);
  }
}
