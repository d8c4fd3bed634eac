// @ts-check
// What is in a cache is trusted only while it is as it was made.
//
// - A file of a cache begins with its seal: a hash of its name and of its content. One that was
//   emptied, cut off, changed, or put there for another one has the wrong seal. It counts as missing,
//   so that it is made again.
// - Code has to be on the disk as it is, so it is kept in folders: see code-cache.mjs.
// - The site of the last build is a cache too: see src/build/page-cache.ts.
//
// A cache that cannot be written is said once and keeps no command from its work. Plain JavaScript,
// so that Node.js can run it as it is.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { explainSystemError } from '../explain-system-error.mjs';

/** The bytes of a SHA-256. */
const sealLength = 32;

/**
 * Where a file of a cache is on the disk. Nobody takes it for a picture or JSON: it has a seal.
 *
 * @param {string} path of the file without its ending
 */
export function locateChecksummed(path) {
  return `${path}.sealed`;
}

/**
 * @param {string} path
 * @param {Uint8Array} content
 */
function makeSeal(path, content) {
  return createHash('sha256')
    .update(`${basename(path)}\n`)
    .update(content)
    .digest();
}

/**
 * The content of a file in a cache.
 *
 * @param {string} path see `locateChecksummed`
 * @returns {Buffer | undefined} undefined when it is not there, or not as it was written
 */
export function readChecksummed(path) {
  let bytes;
  try {
    bytes = readFileSync(locateChecksummed(path));
  } catch {
    return undefined;
  }
  const content = bytes.subarray(sealLength);
  return makeSeal(path, content).equals(bytes.subarray(0, sealLength)) ? content : undefined;
}

/**
 * Writes a file of a cache: it is there whole or not at all, also when others write the same one at
 * the same time. Where it cannot be written, a warning says so.
 *
 * @param {string} path see `locateChecksummed`
 * @param {Uint8Array} content
 */
export function writeChecksummed(path, content) {
  const file = locateChecksummed(path);
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([makeSeal(path, content), content]));
    renameSync(draft, file);
  } catch (error) {
    warnNotKept(dirname(file), error);
    removeDraft(draft);
  }
}

/** @param {string} draft */
function removeDraft(draft) {
  try {
    rmSync(draft, { force: true });
  } catch {
    // It could not be written at all.
  }
}

const warned = new Set();

/**
 * Says once for each folder that what is made cannot be kept there.
 *
 * @param {string} folder
 * @param {unknown} error from the file system
 */
export function warnNotKept(folder, error) {
  if (warned.has(folder)) return;
  warned.add(folder);
  const reason = error instanceof Error ? explainSystemError(error) : String(error);
  console.warn(
    `Cannot save to the cache in ${relative(process.cwd(), folder)}. ${reason}. Commands will be slower until you free up space or allow writing there.`,
  );
}
