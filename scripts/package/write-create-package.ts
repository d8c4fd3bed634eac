import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { readSharedManifest } from './shared-manifest';

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
