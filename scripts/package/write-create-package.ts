import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { listDependencies, readLockedPackages } from './list-packages';
import { engineProgram, readSharedManifest } from './shared-manifest';
import { writeSiteLock, type SiteManifest } from './write-site-lock';

/** The starters: name → folder in this project. */
const starters: Readonly<Record<string, string>> = { counseling: '.' };

/** The files of a starter; the other files are the same for all sites. */
const ofSite = ['site.config.json', '.translations.json', 'public'];

/** Writes the package that `npm create pagewright` runs. It has no dependencies. */
export function writeCreatePackage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(engineFolder, 'src/cli/create-site.mjs'), join(folder, 'create-site.mjs'));
  cpSync(join(engineFolder, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(engineFolder, 'scripts/templates/site'), join(folder, 'template'), {
    recursive: true,
  });
  writeLock(join(folder, 'template'));
  for (const [name, site] of Object.entries(starters)) {
    for (const part of ofSite) {
      cpSync(join(engineFolder, site, part), join(folder, 'starters', name, part), {
        recursive: true,
      });
    }
  }
  const manifest = {
    name: 'create-pagewright',
    description: 'Makes the folder of a new Pagewright website.',
    ...readSharedManifest(),
    type: 'module',
    bin: { 'create-pagewright': 'create-site.mjs' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Writes the lock file of new sites next to their package.json, with the same placeholders. */
function writeLock(template: string): void {
  const site = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')) as SiteManifest;
  const { license, engines } = readSharedManifest();
  const engine = {
    version: '{version}',
    license,
    dependencies: listDependencies(),
    bin: engineProgram,
    engines,
  };
  const lock = writeSiteLock(readLockedPackages(), site, engine);
  writeFileSync(join(template, 'package-lock.json'), lock);
}
