import { createHash } from 'node:crypto';
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { compiledNotes, engineFolder, isCompiled } from '../engine-folder.mjs';
import { hashFiles } from './source-stamp.mjs';
import { CommandError } from '../command-error';

/** Where all code is that draws icons and images to share, and what it imports. */
export const drawingFolders = [
  'src/build',
  'src/content',
  'src/contract',
  'src/io',
  'src/payload',
  'src/published',
  'src/utils',
];

/** The packages that it loads. */
export const drawingPackages = ['bidi-js', 'fontkit', 'sharp', 'subset-font'];

/** What `npm run package` notes of the engine that it compiles. */
export interface Compiled {
  drawingKey: string;
}

let known: string | undefined;

/**
 * A hash of the code that draws and of the versions of the packages that it draws with. What is drawn may
 * change when the key does.
 *
 * @returns the same as long as this process runs: so does the code that it has loaded
 */
export function readDrawingKey(): string {
  known ??= isCompiled ? readCompiled().drawingKey : hashDrawingCode();
  return known;
}

function readCompiled(): Compiled {
  return JSON.parse(readFileSync(join(engineFolder, compiledNotes), 'utf8')) as Compiled;
}

function hashDrawingCode(): string {
  const files = drawingFolders.map((folder) => hashFiles(join(engineFolder, folder)));
  const versions = drawingPackages.map(readPackageVersion);
  return createHash('sha256')
    .update(JSON.stringify([files, versions]))
    .digest('hex');
}

const { resolve } = createRequire(import.meta.url);

/**
 * The version of an installed package: part of the names of what it makes, which change with it.
 *
 * @throws CommandError when the package is not installed
 */
export function readPackageVersion(name: string): string {
  // Not resolved as a module: packages may keep their package.json to themselves.
  const files = resolve.paths(name)?.map((folder) => join(folder, name, 'package.json')) ?? [];
  const file = files.find((path) => existsSync(path));
  if (file === undefined)
    throw new CommandError(`The package ${name} is not installed. Run "npm ci".`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
