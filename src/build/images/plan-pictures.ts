import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { findPicture, type PublicAssets } from '../../pages/build-context';
import type { PictureVariants } from '../../payload/payload';
import { readCached } from '../../io/cache/cache-files';
import { progress } from '../../io/progress';
import { makeReadable } from './decode-heic';
import { openPicture } from './resize-image.mjs';
import { createPictureKey, locateCached, readOriginal, type Original } from './picture-cache';
import { mapConcurrent } from './map-concurrent';
import { UnreadablePictures } from '../../io/command-error';

const raster = /\.(avif|gif|hei[cf]|jpe?g|png|webp)$/i;

/** A picture that is published as files of several widths and formats. */
export interface PlannedPicture extends Original {
  /** in pixels */
  width: number;
  variants: PictureVariants;
}

/** What is published instead of the pictures that a site shows. */
export interface PicturePlan {
  /** by the path in public/ */
  pictures: ReadonlyMap<string, PlannedPicture>;
  /** the measures of public/, with what is published */
  assets: PublicAssets;
}

/** What is in a file is not a readable image. */
class UnreadablePicture extends Error {}

/** Another name whenever the traits are others. */
export const traitsFile = 'traits-1.json';

/** What is known of a picture once it has been read. */
interface PictureTraits {
  /** drawings and animations are shown as they are */
  moves: boolean;
  transparent: boolean;
  /** see `PictureVariants` */
  colors: string;
}

/**
 * Looks at every picture that a site shows, and says which files may be made of it; none of drawings
 * (SVG) and animations.
 *
 * @param shown what the pages of a checked config show; what is not a picture is left out
 * @param keys of pictures that this process has read before, see `createPictureKey`: those of which all is
 *   known are not read again. If one was replaced since, what was read then is published.
 * @throws UnreadablePictures; Error when a picture was not measured, or the disk fails
 */
export async function planPictures(
  shown: Iterable<string>,
  publicFolder: string,
  assets: PublicAssets,
  keys: ReadonlyMap<string, string> = new Map(),
): Promise<PicturePlan> {
  const files = [...new Set(shown)].filter((file) => raster.test(file));
  const planned = new Map<string, PlannedPicture>();
  const unreadable: string[] = [];
  progress.begin('reading images', files.length);
  let looked = 0;
  await mapConcurrent(files, async (file) => {
    progress.advance(looked++);
    const source = join(publicFolder, file);
    const { width } = findPicture(assets, file);
    const key = keys.get(file) ?? createPictureKey(await readFile(source));
    try {
      const traits = await readTraits({ source, key });
      if (traits.moves) return;
      planned.set(file, { source, key, width, variants: planVariants(file, key, traits) });
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      unreadable.push(file);
    }
  });
  if (unreadable.length > 0) throw new UnreadablePictures(unreadable.toSorted());

  const pictures = new Map(assets.pictures);
  for (const [file, { variants }] of planned) {
    pictures.set(file, { ...findPicture(assets, file), variants });
  }
  return { pictures: planned, assets: { ...assets, pictures } };
}

function planVariants(
  file: string,
  key: string,
  { transparent, colors }: PictureTraits,
): PictureVariants {
  // The name is for people who look at the page; commas and spaces mean something in `srcset`.
  const words =
    basename(file, extname(file))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, 40);
  return {
    name: `${name}-${key.slice(0, 8)}`,
    ...(!transparent && { colors }),
  };
}

async function readTraits(original: Original): Promise<PictureTraits> {
  const cached = locateCached(original.key, traitsFile);
  const json = await readCached(cached, async () =>
    Buffer.from(JSON.stringify(await findTraits(await readOriginal(original), original.key))),
  );
  return JSON.parse(Buffer.from(json).toString('utf8')) as PictureTraits;
}

/** @throws UnreadablePicture */
async function findTraits(bytes: Uint8Array, key: string): Promise<PictureTraits> {
  try {
    const picture = await openPicture(await makeReadable(bytes, key));
    const { hasAlpha, pages = 1 } = await picture.metadata();
    const transparent = hasAlpha && !(await picture.clone().stats()).isOpaque;
    const { data } = await picture
      .resize(1, 3, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { moves: pages > 1, transparent, colors: writeColors(data) };
  } catch (cause) {
    throw new UnreadablePicture('The picture cannot be read', { cause });
  }
}

/** Three pixels as CSS colors. */
function writeColors(pixels: Uint8Array): string {
  const digits = [...pixels].map((value) => Math.round(value / 17).toString(16));
  return [0, 3, 6].map((start) => `#${digits.slice(start, start + 3).join('')}`).join(',');
}
