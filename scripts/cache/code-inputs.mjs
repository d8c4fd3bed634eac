// @ts-check
// What is made of code is kept beside a list of the files it was made from, each with its hash: it is
// fresh while all of them are as they were. Plain JavaScript, so that Node.js can run it as it is.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const projectFolder = join(import.meta.dirname, '../..');
const listName = 'inputs.json';

/**
 * The files that something was made from: path below the project → hash.
 *
 * @typedef {Record<string, string>} CodeInputs
 */

/**
 * A hash of what is in a file.
 *
 * @param {string} file path below the project
 * @returns {string} another one when the file changes or is gone
 */
export function hashInput(file) {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return '';
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/**
 * @param {CodeInputs} inputs
 * @returns {boolean} whether all files are as they were noted
 */
export function areUnchanged(inputs) {
  return Object.entries(inputs).every(([file, hash]) => hashInput(file) === hash);
}

/**
 * Finds what was made before from the code as it is now.
 *
 * @param {string} cacheFolder has a folder for each version
 * @param {string} maker what else the result depends on, such as the version of Node.js
 * @returns {string | undefined} the folder of the fresh one
 */
export function findFresh(cacheFolder, maker) {
  if (!existsSync(cacheFolder)) return undefined;
  return readdirSync(cacheFolder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(cacheFolder, name))
    .find((folder) => {
      const list = join(folder, listName);
      if (!existsSync(list)) return false;
      const noted = /** @type {{ maker: string, inputs: CodeInputs }} */ (
        JSON.parse(readFileSync(list, 'utf8'))
      );
      return noted.maker === maker && areUnchanged(noted.inputs);
    });
}

/**
 * Keeps a folder with what it was made from, so that `findFresh` finds it.
 *
 * @param {string} staging the finished folder
 * @param {string} cacheFolder where it goes
 * @param {string} maker see `findFresh`
 * @param {CodeInputs} inputs
 * @returns {string} its place; the name is another one for other code
 */
export function placeNoted(staging, cacheFolder, maker, inputs) {
  const text = JSON.stringify({ maker, inputs });
  writeFileSync(join(staging, listName), text);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = join(cacheFolder, name);
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
  return folder;
}
