import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFolder } from './engine-folder.mjs';

const { resolve } = createRequire(import.meta.url);

/**
 * Reads a program that a process of its own runs later. Call this when your module is loaded: the
 * program then runs as it was at the start, even if git has changed the file since.
 *
 * @param path of a module below the project, plain JavaScript that imports nothing but packages
 * @returns its code, which finds its packages from anywhere
 */
export function readProgram(path: string): string {
  return readFileSync(join(engineFolder, path), 'utf8').replaceAll(
    /(\bfrom |\bimport\()'(?!node:)([^']+)'/g,
    (_all, before: string, name: string) =>
      before + JSON.stringify(pathToFileURL(resolve(name)).href),
  );
}
