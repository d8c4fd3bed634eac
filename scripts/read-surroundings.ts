import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile, Surroundings } from '../src/config/surroundings';
import { listPublicFiles } from './public-files';

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Reads what the check of a config can know besides the config: the pictures and the day. */
export function readSurroundings(publicFolder: string): Surroundings {
  const pictures = [...listPublicFiles(publicFolder)]
    .filter((file) => picture.test(file))
    .flatMap((file): [string, PictureFile][] => {
      const bytes = readFileSync(join(publicFolder, file));
      const size = readSize(bytes);
      return size ? [[file, { ...size, bytes: bytes.length }]] : [];
    });
  return { pictures: new Map(pictures), today: new Date().toISOString().slice(0, 10) };
}

/** Undefined for a file that is no picture: the build tells about it. */
function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
