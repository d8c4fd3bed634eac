import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../command-error';

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
