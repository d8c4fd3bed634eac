// @ts-check
// A folder of code in a cache has a list of what it was made from and of its own files, each with its
// hash, and is named by the hash of that list. It is fresh while all of it is as it was. Plain
// JavaScript, so that Node.js can run it as it is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { areUnchanged, hashInput, listFiles } from './code-inputs.mjs';
import { touchFile } from './touch-file.mjs';

const listFile = 'list.json';

const hour = 3_600_000;

/**
 * @typedef {object} CodeList
 * @property {string} maker what else the code depends on, such as the version of Node.js
 * @property {import('./code-inputs.mjs').CodeInputs} inputs
 * @property {import('./code-inputs.mjs').CodeInputs} files what was made: path in the folder → hash
 */

/** @param {string} list */
function nameFolder(list) {
  return createHash('sha256').update(list).digest('hex').slice(0, 16);
}

/**
 * Finds what was made before from the code as it is now, and is whole.
 *
 * @param {string} cacheFolder has a folder for each version
 * @param {string} maker see `CodeList`
 * @returns {string | undefined} the folder of the fresh one
 */
export function findFresh(cacheFolder, maker) {
  const fresh = listFolders(cacheFolder).find((folder) => {
    const list = readCodeList(folder);
    return list?.maker === maker && areUnchanged(list.inputs) && areUnchanged(list.files, folder);
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
 * The files that were made, sorted. Whatever else came into the folder is none of them.
 *
 * @param {string} folder a fresh one
 */
export function listCode(folder) {
  return Object.keys(readCodeList(folder)?.files ?? {});
}

/**
 * Writes the list of a folder of code.
 *
 * @param {string} folder
 * @param {Pick<CodeList, 'maker' | 'inputs'>} origin
 * @returns {string} the name that the folder must have to be found
 */
export function noteCode(folder, { maker, inputs }) {
  const hashes = Object.fromEntries(
    listFiles(folder).map((file) => [file, hashInput(file, folder)]),
  );
  const list = JSON.stringify({ maker, inputs, files: hashes });
  writeFileSync(join(folder, listFile), list);
  return nameFolder(list);
}
