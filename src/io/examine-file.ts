import { DamagedContent } from '../check/public-files/byte-reader';
import {
  explainDamage,
  findContentFault,
  findSizeFault,
  type ContentFault,
} from '../check/public-files/public-kinds';
import { isAsIs } from '../check/public-files/used-files';
import { listVideoTracks } from '../check/public-files/video-tracks';
import type { CheckContext, PictureFile, VideoFile } from '../check/check-context';
import { cleanFile } from './strip-metadata/clean-file';
import { measurePicture } from './measure-picture';

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i;
const video = /\.mp4$/i;

/** The facts about a file in public/ that the check uses. */
export interface FileFacts {
  /** in bytes */
  size: number;
  fault?: ContentFault | undefined;
  picture?: PictureFile | undefined;
  isUnreadable?: boolean;
  video?: VideoFile;
}

/**
 * Looks into a file of public/.
 *
 * @param file its path as the site serves it
 * @param size in bytes
 * @param read reads what is in it, unless it is larger than any file may be; undefined when it cannot be read
 */
export function examineFile(
  file: string,
  size: number,
  read: () => Uint8Array | undefined,
): FileFacts {
  const tooLarge = findSizeFault(file, size);
  const bytes = tooLarge ? undefined : read();
  const fault = tooLarge ?? (bytes ? findFault(file, bytes) : cannotBeRead);
  const measured = bytes && picture.test(file) ? tryMeasuring(bytes) : undefined;
  // A drawing that does more than show something can be read.
  const isFaulty = fault !== undefined && !file.toLowerCase().endsWith('.svg');
  return {
    size,
    fault,
    picture: measured,
    isUnreadable: picture.test(file) && (!measured || isFaulty),
    ...(video.test(file) &&
      bytes &&
      !fault && { video: { codecs: listVideoTracks(bytes), bytes: size } }),
  };
}

/** The files in public/ as the check of a config knows them. */
export function describeFiles(
  facts: ReadonlyMap<string, FileFacts>,
): Pick<
  CheckContext,
  'fileSizes' | 'pictures' | 'videos' | 'unreadablePictures' | 'contentFaults'
> {
  const collect = <T>(read: (one: FileFacts) => T | undefined) =>
    new Map(
      [...facts].flatMap(([file, one]): [string, T][] => {
        const value = read(one);
        return value === undefined ? [] : [[file, value]];
      }),
    );
  return {
    fileSizes: collect(({ size }) => size),
    pictures: collect((one) => one.picture),
    videos: collect((one) => one.video),
    unreadablePictures: new Set(collect(({ isUnreadable }) => isUnreadable || undefined).keys()),
    contentFaults: collect(({ fault }) => fault),
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

/** Undefined for what is not a picture, or too damaged. */
function tryMeasuring(bytes: Uint8Array): PictureFile | undefined {
  try {
    return { ...measurePicture(bytes), bytes: bytes.length };
  } catch {
    return undefined;
  }
}
