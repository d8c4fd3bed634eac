import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { cacheFolders } from '../cache/cache-files';
import { describeEncoding } from './encode-picture';

const encoding = describeEncoding();

/** What a picture is known by: changes with its content and with how files are made of it. */
export function createPictureKey(bytes: Uint8Array): string {
  return createHash('sha256').update(encoding).update(bytes).digest('hex').slice(0, 16);
}

/**
 * The path of a file in the cache, whether it is there or not.
 *
 * @param key of the picture that it is made of
 */
export function locateCached(key: string, file: string): string {
  return join(cacheFolders.pictures, `${key}-${file}`);
}
