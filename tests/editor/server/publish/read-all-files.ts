import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * All files below a folder with their content, links with where they lead. What git only keeps, or
 * writes anew as it looks, is left out.
 */
export function readAllFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/\/\.git\/(?:objects|index$)/.test(path));
  return Object.fromEntries(
    entries.flatMap((path) => {
      const stat = lstatSync(path);
      const name = relative(folder, path);
      if (stat.isSymbolicLink()) return [[name, `link to ${readlinkSync(path)}`]];
      return stat.isFile() ? [[name, readFileSync(path, 'latin1')]] : [];
    }),
  );
}

/** The files that are others, came or went. */
export function listChanged(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
}
