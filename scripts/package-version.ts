import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesFolder = join(import.meta.dirname, '../node_modules');

/** The installed version of a package, read without loading the package. */
export function readPackageVersion(name: string): string {
  const file = join(packagesFolder, name, 'package.json');
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof version !== 'string') throw new Error(`${file} names no version. Run "npm ci".`);
  return version;
}
