// @ts-check
// What is made of code is fresh while the files it was made from are as they were. Plain JavaScript,
// so that Node.js can run it as it is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const projectFolder = join(import.meta.dirname, '../../..');

/**
 * The files that something was made from: path below the project → hash.
 *
 * @typedef {Record<string, string>} CodeInputs
 */

/**
 * The paths of all files below a folder, from there on, sorted.
 *
 * @param {string} folder
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/**
 * A hash of what is in a file.
 *
 * @param {string} file path below the folder
 * @param {string} [folder] that of the project, unless said otherwise
 * @returns {string} another one when the file changes or is gone
 */
export function hashInput(file, folder = projectFolder) {
  try {
    const content = readFileSync(join(folder, file));
    return createHash('sha256').update(content).digest('hex').slice(0, 16);
  } catch {
    return '';
  }
}

/**
 * @param {CodeInputs} inputs
 * @param {string} [folder] that of the project, unless said otherwise
 * @returns {boolean} whether all files are as they were noted
 */
export function areUnchanged(inputs, folder = projectFolder) {
  return Object.entries(inputs).every(([file, hash]) => hashInput(file, folder) === hash);
}
