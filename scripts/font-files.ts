import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFile } from '../src/pages/site-fonts';

const require = createRequire(import.meta.url);
const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/fonts');

/**
 * The file of a typeface with only the letters and weights that the site uses, made once and kept.
 *
 * @returns a WOFF2 file
 */
export async function makeFontFile({ source, characters, weights }: FontFile): Promise<Buffer> {
  const original = readFileSync(require.resolve(`@fontsource-variable/${source}`));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, weights]));
  const cached = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  // Loaded only when needed: starting the font tools takes longer than a build of a few pages.
  const { default: subsetFont } = await import('subset-font');
  const [min, max] = weights;
  const file = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  mkdirSync(cacheFolder, { recursive: true });
  // Another build may be at the same file.
  const draft = `${cached}.${process.pid}`;
  writeFileSync(draft, file);
  renameSync(draft, cached);
  return file;
}
