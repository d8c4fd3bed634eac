import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedContent } from '../check/public-files/byte-reader';
import {
  explainDamage,
  findContentFault,
  findSizeFault,
  type ContentFault,
} from '../check/public-files/public-kinds';
import { isAsIs } from '../check/public-files/used-files';
import { listVideoTracks } from '../check/public-files/video-tracks';
import type { PictureFile, CheckContext, VideoFile } from '../check/check-context';
import { cleanFile } from './strip-metadata/clean-file';
import { createDrawableFinder } from './drawable-letters';
import { measurePicture } from './measure-picture';
import { listPublicFiles } from './public-files';
import { listInstalledTypefaces } from './typeface-packages';

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i;
const video = /\.mp4$/i;

/**
 * Reads what the check of a config can know besides the config: the files in public/ and the time.
 *
 * @param now the moment that counts as now, in milliseconds since 1970
 * @param onPicture gets each file that is a picture, with what is in it
 */
export function readCheckContext(
  publicFolder: string,
  now = Date.now(),
  onPicture: (file: string, bytes: Uint8Array) => void = () => undefined,
): CheckContext {
  const fileSizes = new Map<string, number>();
  const pictures = new Map<string, PictureFile>();
  const videos = new Map<string, VideoFile>();
  const unreadablePictures = new Set<string>();
  const contentFaults = new Map<string, ContentFault>();
  for (const file of listPublicFiles(publicFolder)) {
    const path = join(publicFolder, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    // The check reports its name, by which it cannot be opened.
    if (size === undefined) continue;
    fileSizes.set(file, size);
    const tooLarge = findSizeFault(file, size);
    const bytes = tooLarge ? undefined : readBytes(path);
    const fault = tooLarge ?? (bytes ? findFault(file, bytes) : cannotBeRead);
    if (fault) contentFaults.set(file, fault);
    if (picture.test(file)) {
      const read = bytes && tryMeasuring(bytes);
      if (read) {
        pictures.set(file, read);
        onPicture(file, bytes);
      }
      // A drawing that does more than show something can be read.
      if (!read || (fault && !file.toLowerCase().endsWith('.svg'))) unreadablePictures.add(file);
    }
    if (video.test(file) && bytes && !fault) {
      videos.set(file, { codecs: listVideoTracks(bytes), bytes: size });
    }
  }
  const today = new Date(now).toISOString().slice(0, 10);
  return {
    fileSizes,
    pictures,
    videos,
    unreadablePictures,
    contentFaults,
    typefaces: listInstalledTypefaces(),
    findDrawable: createDrawableFinder(publicFolder),
    today,
    now,
  };
}

const cannotBeRead: ContentFault = {
  what: 'unfit',
  message: 'is not readable',
  hint: 'Check the permissions of the file, or copy the file there again.',
};

function findFault(file: string, bytes: Uint8Array): ContentFault | undefined {
  try {
    const fault = findContentFault(file, bytes);
    // What cannot be cleaned cannot be published, unless it was asked for.
    if (!fault && !isAsIs(file)) cleanFile(bytes);
    return fault;
  } catch (error) {
    if (error instanceof DamagedContent) return explainDamage(file, error);
    throw error;
  }
}

function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Undefined for what is not a picture, or too damaged. */
function tryMeasuring(bytes: Uint8Array): PictureFile | undefined {
  try {
    return { ...measurePicture(bytes), bytes: bytes.length };
  } catch {
    return undefined;
  }
}
