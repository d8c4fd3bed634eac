// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { existsSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the package of the engine is called, in its package.json and on the command line. */
const engineName = 'pagewright';

/** @param {string} folder */
function isEngine(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === engineName;
  } catch {
    return false;
  }
}

function findEngine() {
  // `import.meta.dirname` is newer than versions of Node.js that a message is shown for.
  const folder = findUp(dirname(fileURLToPath(import.meta.url)), isEngine);
  if (folder === undefined)
    throw new Error(`There is no package "${engineName}" around this file.`);
  return folder;
}

/**
 * The folder that the engine is in: a checkout of its repository, or the package that npm installed for
 * a site. Its code may be in any folder below.
 */
export const engineFolder = findEngine();

/** What `npm run package` writes beside the compiled code of the engine. */
export const compiledNotes = 'compiled.json';

/** Whether the code of the engine is compiled, so that nothing of it has to be bundled. */
export const isCompiled = existsSync(join(engineFolder, compiledNotes));

/**
 * The nearest folder that fits: the one given, or one around it.
 *
 * @param {string} folder
 * @param {(folder: string) => boolean} fits
 * @returns {string | undefined}
 */
export function findUp(folder, fits) {
  if (fits(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUp(parent, fits);
}
