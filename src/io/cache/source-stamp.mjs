// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { engineFolder } from '../engine-folder.mjs';

/** What the code of the engine is made from: its files and folders. */
export const engineSources = [
  // What is installed, which may differ from package-lock.json.
  'node_modules/.package-lock.json',
  'package-lock.json',
  'schema',
  'src',
  'tsconfig.json',
];

/**
 * The paths of all files below a folder, from there on, sorted.
 *
 * @param {string} folder
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/**
 * The hash of each file, by its path.
 *
 * @param {string} folder
 * @param {readonly string[]} [files] paths below the folder; left out, all of them
 * @returns {Record<string, string>} without those that cannot be read
 */
export function hashFiles(folder, files = listFiles(folder)) {
  return Object.fromEntries(
    files.flatMap((file) => {
      try {
        const content = readFileSync(join(folder, file));
        return [[file, createHash('sha256').update(content).digest('hex').slice(0, 16)]];
      } catch {
        return [];
      }
    }),
  );
}

/**
 * A hash of the names, sizes and times of change of sources: another one when a file has changed, came
 * or is gone. Reading all of them would take longer than most commands.
 *
 * @param {readonly string[]} sources files and folders, as paths in the engine
 * @returns {string}
 */
export function stampSources(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(engineFolder, source);
    const found = statSync(path, { throwIfNoEntry: false });
    // What is generated may have been removed.
    const files = found?.isDirectory()
      ? listFiles(path)
          // Programs keep notes beside a file that somebody has opened.
          .filter((file) => !basename(file).startsWith('.'))
          .map((file) => join(path, file))
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      hash.update(`${relative(engineFolder, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
