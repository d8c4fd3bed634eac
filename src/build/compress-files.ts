import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from './outputs/output';

/** How a compressed form is called by browsers, and what its file adds to the name of the text. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Quality 5 costs a millisecond a page; 11, the best, some sixty for a few percent less. */
const pageQuality = 5;

/** Compresses a text for a browser. @param quality of brotli, 1 to 11 */
export function compressText(
  content: string | Uint8Array,
  encoding: Encoding,
  quality = pageQuality,
): Buffer {
  if (encoding === 'gzip') return gzipSync(content, { level: 9 });
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Writes `<path>.br` and `<path>.gz` for servers that send them as they are.
 *
 * @returns what is in them
 */
export function writeCompressed(
  path: string,
  content: string | Uint8Array,
  quality?: number,
): Buffer[] {
  return encodings.map(({ name, ending }) => {
    const copy = compressText(content, name, quality);
    writeFileSync(path + ending, copy);
    return copy;
  });
}

/** Writes the compressed forms of every text file below `folder`. */
export function compressFiles(folder: string, quality?: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCompressible(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeCompressed(path, readFileSync(path), quality);
  }
}
