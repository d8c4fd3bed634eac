import { createHash } from 'node:crypto';
import { join, basename } from 'node:path';
import { isHeic } from '../../check/public-files/recognize-format';
import { cacheFolders } from '../../io/cache/cache-files';
import { readPackageVersion } from '../../io/cache/drawing-key';
import { settings } from './resize-image.mjs';
import { readFile } from 'node:fs/promises';
import { CommandError } from '../../io/command-error';

/** What a file depends on besides its picture: our settings and the encoder. */
const encoding = JSON.stringify([settings, readPackageVersion('sharp')]);

/** What a picture is known by: changes with its content and with how files are made of it. */
export function createPictureKey(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(encoding).update(bytes);
  if (isHeic(bytes)) hash.update(readPackageVersion('libheif-js'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The path of a file in the cache, whether it is there or not.
 *
 * @param key of the picture that it is made of
 */
export function locateCached(key: string, file: string): string {
  return join(cacheFolders.pictures, `${key}-${file}`);
}

/** A picture as it was put into public/. */
export interface Original {
  /** its path on the disk */
  source: string;
  /** see `createPictureKey` */
  key: string;
}

/** @throws CommandError when it was replaced since it got its key */
export async function readOriginal({ source, key }: Original): Promise<Buffer> {
  const bytes = await readFile(source);
  if (createPictureKey(bytes) === key) return bytes;
  throw new CommandError(`${basename(source)} was replaced during the build. Run the build again.`);
}
