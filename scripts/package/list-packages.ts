import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import type { LockedPackages } from './write-site-lock';

/** The packages that compiled code loads when it runs; all others are in it. */
const loaded = [
  // Lays out the titles on share images.
  'fontkit',
  // Reads iPhone photos. The cache of decoded photos depends on the version of its library.
  'heic-decode',
  'libheif-js',
  // Sizes the widgets of the stand-in provider.
  'iframe-resizer',
  // Writes styles for the supported browsers.
  'lightningcss',
  // Compiles the blocks that a site adds.
  'rolldown',
  // Draws and resizes images.
  'sharp',
  // Removes unused letters from typefaces.
  'subset-font',
  // Runs threads and processes.
  'tinypool',
];

/** The packages of this project’s lock file. */
export function readLockedPackages(): LockedPackages {
  const text = readFileSync(join(engineFolder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

/**
 * The dependencies of the package: name → exact version, the one that the tests used.
 *
 * @throws Error when one is not locked
 */
export function listDependencies(): Record<string, string> {
  const packages = readLockedPackages();
  const typefaces = Object.keys(packages)
    .map((path) => path.replace('node_modules/', ''))
    .filter((name) => name.startsWith('@fontsource-variable/'));
  return Object.fromEntries(
    [...loaded, ...typefaces].toSorted().map((name) => {
      const { version } = packages[`node_modules/${name}`] ?? {};
      if (version === undefined) throw new Error(`"${name}" is not in package-lock.json.`);
      return [name, version];
    }),
  );
}
