// @ts-check
// A folder of code in a cache has a list of its files, each with its hash, and of what it was made from.
// It is named by the hash of that list, and fresh while all of it is as it was. Plain JavaScript, so that
// Node.js can run it as it is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync, statSync, utimesSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashFiles } from './source-stamp.mjs';

const listFile = 'list.json';

const hour = 3_600_000;

/**
 * @typedef {object} CodeList
 * @property {string} origin what the code was made from and by, such as a stamp of its sources
 * @property {Record<string, string>} files what was made: path in the folder → hash
 */

/** @param {string} list */
function nameFolder(list) {
  return createHash('sha256').update(list).digest('hex').slice(0, 16);
}

/**
 * Finds what was made before from the same origin, and is whole.
 *
 * @param {string} cacheFolder has a folder for each version
 * @param {string} origin see `CodeList`
 * @returns {string | undefined} the folder of the fresh one
 */
export function findFresh(cacheFolder, origin) {
  const fresh = listFolders(cacheFolder).find((folder) => {
    const list = readCodeList(folder);
    return list?.origin === origin && isWhole(folder, list);
  });
  if (fresh !== undefined) touchFile(fresh, hour);
  return fresh;
}

/** @param {string} cacheFolder */
function listFolders(cacheFolder) {
  try {
    return readdirSync(cacheFolder).map((name) => join(cacheFolder, name));
  } catch {
    return [];
  }
}

/**
 * @param {string} folder
 * @param {CodeList} list
 */
function isWhole(folder, { files }) {
  const there = hashFiles(folder, Object.keys(files));
  return Object.entries(files).every(([file, hash]) => there[file] === hash);
}

/**
 * @param {string} folder one in a cache
 * @returns {CodeList | undefined} undefined when it is not there, or not as it was written
 */
export function readCodeList(folder) {
  try {
    const text = readFileSync(join(folder, listFile), 'utf8');
    return folder.endsWith(sep + nameFolder(text)) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the list of a folder of code.
 *
 * @param {string} folder
 * @param {string} origin see `CodeList`
 * @returns {string} the name that the folder must have to be found
 */
export function noteCode(folder, origin) {
  const list = JSON.stringify({ origin, files: hashFiles(folder) });
  writeFileSync(join(folder, listFile), list);
  return nameFolder(list);
}

/**
 * Notes that a file or folder of a cache is in use, so that it is not removed.
 *
 * @param {string} path
 * @param {number} every how often that is noted, in milliseconds: most builds write nothing
 */
export function touchFile(path, every) {
  const now = Date.now();
  try {
    if (now - statSync(path).mtimeMs >= every) utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Whoever may not change it can still use it.
  }
}
