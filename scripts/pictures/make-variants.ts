import { copyFileSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { variantUrl } from '../../src/payload/page-paths';
import { listFormats, listPictureWidths } from '../../src/payload/picture-files';
import { markUsed, readCached, writeWhole } from '../cache/cache-files';
import { encodePicture, type PictureFormat } from './encode-picture';
import { createPictureKey, locateCached } from './picture-cache';
import type { PicturePlan, PlannedPicture } from './plan-pictures';
import { workThrough } from './work-through';

/** One of the files that are made of a picture. */
interface Variant {
  picture: PlannedPicture;
  width: number;
  format: PictureFormat;
  url: string;
}

/**
 * Puts all files of a plan into a folder. Those that an earlier build made come from the cache.
 *
 * @throws Error when an original was replaced since the plan was made
 */
export async function writeVariants({ pictures }: PicturePlan, folder: string): Promise<void> {
  const all = [...pictures.values()];
  await workThrough(all, async (picture) => {
    const missing = listVariants(picture).filter((variant) => !markUsed(locate(variant)));
    if (missing.length === 0) return;
    const bytes = await readOriginal(picture);
    for (const variant of missing) {
      writeWhole(locate(variant), await encodePicture(bytes, variant.width, variant.format));
    }
  });
  for (const variant of all.flatMap(listVariants)) {
    const target = join(folder, variant.url);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(locate(variant), target);
  }
}

/** The file at an address, made when it is asked for; undefined when the plan has none there. */
export async function readVariant(
  { pictures }: PicturePlan,
  url: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const variant = [...pictures.values()].flatMap(listVariants).find((each) => each.url === url);
  if (!variant) return undefined;
  const { width, format } = variant;
  const content = await readCached(locate(variant), async () =>
    encodePicture(await readOriginal(variant.picture), width, format),
  );
  return { type: `image/${format === 'jpg' ? 'jpeg' : format}`, content };
}

function listVariants(picture: PlannedPicture): Variant[] {
  const { variants } = picture;
  return listPictureWidths(picture.width).flatMap((width) =>
    listFormats(variants).map((format) => {
      const url = variantUrl(variants, width, format);
      return { picture, width, format, url };
    }),
  );
}

function locate({ picture, width, format }: Variant): string {
  return locateCached(picture.key, `${width}.${format}`);
}

async function readOriginal({ source, key }: PlannedPicture): Promise<Buffer> {
  const bytes = await readFile(source);
  if (createPictureKey(bytes) === key) return bytes;
  throw new Error(`${basename(source)} was replaced during the build. Build again.`);
}
