import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { aboutStarter } from '../../src/editor/protocol/starter';
import { listDependencies, readLockedPackages } from './list-packages';
import { writeSiteLock, type SiteManifest } from './write-site-lock';

/** Each folder is a starter. One without a site stands for the sample of this project. */
const startersFolder = join(engineFolder, 'scripts/starters');

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
  for (const name of readdirSync(startersFolder)) {
    const own = join(startersFolder, name);
    const target = join(folder, 'starters', name);
    cpSync(join(own, aboutStarter), join(target, aboutStarter), { recursive: true });
    const site = existsSync(join(own, 'site.config.json')) ? own : engineFolder;
    for (const part of ofSite) {
      const source = join(site, part);
      if (existsSync(source)) cpSync(source, join(target, part), { recursive: true });
    }
    nameSchema(join(target, 'site.config.json'));
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

/** Names the schema that a new site has. */
function nameSchema(configFile: string): void {
  const text = readFileSync(configFile, 'utf8');
  writeFileSync(
    configFile,
    text.replace(/("\$schema": )"[^"]*"/, '$1"./.vscode/site.schema.json"'),
  );
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

/** The program of the engine. */
export const engineProgram = { pagewright: 'src/cli/pagewright.mjs' };

/** The fields that both packages share with this project’s package.json. */
export function readSharedManifest(): Record<string, unknown> {
  const { version, license, engines } = JSON.parse(
    readFileSync(join(engineFolder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return { version, license, engines };
}
