import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { PublicAssets } from '../pages/build-context';
import { measureHeic, type PictureSize } from '../check/public-files/measure-heic';
import { turnUpright } from './measure-picture';
import { listPublicFiles } from './public-files';

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i;

/** Measures what pages need to know about the files in public/. */
export async function measureAssets(publicFolder: string): Promise<PublicAssets> {
  const files = [...listPublicFiles(publicFolder)];
  const sizes = files
    .filter((file) => picture.test(file))
    .map(async (file): Promise<[string, { width: number; height: number }][]> => {
      try {
        return [[file, await measurePictureFile(join(publicFolder, file))]];
      } catch {
        // No picture: the check refuses it where a page shows it.
        return [];
      }
    });
  const codecs = files
    .filter((file) => file.endsWith('.mp4'))
    .flatMap((file): [string, string][] => {
      const codec = readAv1Codec(readFileSync(join(publicFolder, file)));
      return codec === undefined ? [] : [[file, codec]];
    });
  return {
    pictures: new Map((await Promise.all(sizes)).flat()),
    fileSizes: new Map(files.map((file) => [file, statSync(join(publicFolder, file)).size])),
    videoCodecs: new Map(codecs),
  };
}

/**
 * The size of a picture as it is seen; of most, only the beginning is read.
 *
 * @throws Error when it is not a picture, or too damaged
 */
async function measurePictureFile(path: string): Promise<PictureSize> {
  const measured = await imageSizeFromFile(path);
  // Of these, it would include what is cut off, and not tell how they are turned.
  const isOfIphone = /^hei[cf]/.test(measured.type ?? '');
  return isOfIphone ? measureHeic(await readFile(path)) : turnUpright(measured);
}

/**
 * The codec of an AV1 video as RFC 6381 writes it (`av01.0.08M.08`), from the box `av1C` of the file:
 * https://aomediacodec.github.io/av1-isobmff/#codecsparam
 *
 * @returns undefined for other videos
 */
export function readAv1Codec(file: Buffer): string | undefined {
  const start = file.indexOf('av1C');
  if (start < 0) return undefined;
  const [marker = 0, first = 0, second = 0] = file.subarray(start + 4, start + 7);
  // The version of the box, without which the letters are a part of the picture.
  if (marker !== 0x81) return undefined;
  const profile = first >> 5;
  const level = String(first & 31).padStart(2, '0');
  const tier = second & 128 ? 'H' : 'M';
  const depth = second & 64 ? (second & 32 ? '12' : '10') : '08';
  return `av01.${profile}.${level}${tier}.${depth}`;
}
