import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeEncoding } from './encode-picture';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/pictures');

const encoding = describeEncoding();

/** Days after which a picture that the site does not show any more is forgotten. */
const keepDays = 30;

/**
 * What a picture is known by: changes with its content and with how files are made of it. Each has
 * a folder in the cache.
 */
export function createPictureKey(bytes: Uint8Array): string {
  return createHash('sha256').update(encoding).update(bytes).digest('hex').slice(0, 16);
}

/** The path of a file in the cache, whether it is there or not. */
export function locateCached(key: string, file: string): string {
  return join(cacheFolder, key, file);
}

/** The content of a file in the cache; made and kept when it is not there. */
export async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  if (!existsSync(path)) await keep(path, await make());
  return readFile(path);
}

/** A file is there whole or not at all, also when several builds make it. */
export async function keep(path: string, content: Uint8Array): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  renameSync(draft, path);
}

/** Removes what was made long ago of pictures that are not among `keys`. */
export function forgetOldPictures(keys: ReadonlySet<string>): void {
  if (!existsSync(cacheFolder)) return;
  const oldest = Date.now() - keepDays * 86_400_000;
  for (const key of readdirSync(cacheFolder)) {
    const folder = join(cacheFolder, key);
    if (keys.has(key) || statSync(folder).mtimeMs > oldest) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
