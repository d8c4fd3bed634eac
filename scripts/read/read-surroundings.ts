import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import {
  findContentFault,
  headLength,
  isReadWhole,
} from '../../src/config/public-files/public-kinds';
import type { PictureFile, Surroundings } from '../../src/config/surroundings';
import { listPublicFiles } from './public-files';
import { uprightSize } from './upright-size';

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Reads what the check of a config can know besides the config: the files in public/ and the day. */
export function readSurroundings(publicFolder: string): Surroundings {
  const pictures = new Map<string, PictureFile>();
  const unreadablePictures = new Set<string>();
  const contentFaults = new Map<string, string>();
  const fileSizes = new Map<string, number>();
  for (const file of listPublicFiles(publicFolder)) {
    const isPicture = picture.test(file);
    const path = join(publicFolder, file);
    fileSizes.set(file, statSync(path).size);
    const bytes = readBytes(path, isPicture || isReadWhole(file));
    const fault = bytes ? findContentFault(file, bytes) : 'cannot be read';
    if (fault !== undefined) contentFaults.set(file, fault);
    if (!isPicture) continue;
    const read = bytes && measurePicture(bytes);
    if (read) pictures.set(file, read);
    else unreadablePictures.add(file);
  }
  const today = new Date().toISOString().slice(0, 10);
  return { fileSizes, pictures, unreadablePictures, contentFaults, today };
}

function readBytes(path: string, isWhole: boolean): Uint8Array | undefined {
  try {
    // Videos are large.
    return isWhole ? readFileSync(path) : readHead(path);
  } catch {
    return undefined;
  }
}

function readHead(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(headLength);
    return head.subarray(0, readSync(file, head));
  } finally {
    closeSync(file);
  }
}

/** Undefined for what is not a picture, or too damaged. */
function measurePicture(bytes: Uint8Array): PictureFile | undefined {
  try {
    return { ...uprightSize(imageSize(bytes)), bytes: bytes.length };
  } catch {
    return undefined;
  }
}
