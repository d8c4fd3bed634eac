import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Quality 5 costs a millisecond a page; 11, the best, some sixty for a few percent less. */
const pageQuality = 5;

/**
 * Writes `<path>.gz` and `<path>.br` for servers that send them as they are.
 *
 * @returns what is in them
 */
export function writeCompressed(
  path: string,
  content: string | Uint8Array,
  quality = pageQuality,
): [gzip: Buffer, brotli: Buffer] {
  const gzip = gzipSync(content, { level: 9 });
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  return [gzip, brotli];
}
