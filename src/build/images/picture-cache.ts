import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isHeic } from '../../check/public-files/recognize-format';
import { cacheFolders } from '../../io/cache/cache-files';
import { readPackageVersion } from '../../io/cache/package-version';
import { settings } from './encode-picture.mjs';

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
