import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile, Surroundings } from '../../src/config/surroundings';
import { listPublicFiles } from './public-files';
import { uprightSize } from './upright-size';

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Reads what the check of a config can know besides the config: the pictures and the day. */
export function readSurroundings(publicFolder: string): Surroundings {
  const pictures = new Map<string, PictureFile>();
  const unreadablePictures = new Set<string>();
  for (const file of listPublicFiles(publicFolder)) {
    if (!picture.test(file)) continue;
    const read = readPicture(join(publicFolder, file));
    if (read) pictures.set(file, read);
    else unreadablePictures.add(file);
  }
  return { pictures, unreadablePictures, today: new Date().toISOString().slice(0, 10) };
}

/** Undefined for a file that is not a picture or cannot be read. */
function readPicture(path: string): PictureFile | undefined {
  try {
    const bytes = readFileSync(path);
    return { ...uprightSize(imageSize(bytes)), bytes: bytes.length };
  } catch {
    return undefined;
  }
}
