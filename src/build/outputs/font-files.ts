import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFile } from '../../published/fonts/site-fonts';
import { cacheFolders, readCached } from '../../io/cache/cache-files';
import { readPackageVersion } from '../../io/cache/drawing-key';
import { cutFont, locateFont } from '../../io/fonts';

/**
 * The file of a typeface with only the letters and weights that the site uses, made once and kept.
 *
 * @returns a WOFF2 file
 */
export async function makeFontFile(
  { source, characters, weights }: FontFile,
  publicFolder: string,
): Promise<Uint8Array> {
  const original = readFileSync(locateFont(source, publicFolder));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, weights, readPackageVersion('subset-font')]));
  const name = `${hash.digest('hex').slice(0, 16)}.woff2`;
  return readCached(join(cacheFolders.fonts, name), () =>
    cutFont(original, characters, {
      targetFormat: 'woff2',
      ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
    }),
  );
}
