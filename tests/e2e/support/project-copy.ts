import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../src/io/project-folder';
import { readTestSite, type TestSiteName } from '../../sites/read-site';

const parts = [
  'package.json',
  'docs',
  'schema',
  'scripts',
  'src',
  'tests/runners',
  'tsconfig.json',
  'vite.config.ts',
  '.oxfmtrc.json',
];

/**
 * Copies the project with a test site as its content, so that its commands can be run without
 * reading or changing the real files. It lies inside of the project, where it finds node_modules; a
 * copy of the same name that an interrupted run left behind is replaced.
 *
 * @returns its folder
 */
export function copyProject(name: string, site: TestSiteName): string {
  const folder = join(projectFolder, '.test-projects', name);
  removeProject(folder);
  for (const part of parts) {
    // Code that was bundled is used as long as its sources have not changed.
    cpSync(join(projectFolder, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  const { configFile, publicFolder } = readTestSite(site);
  cpSync(configFile, join(folder, 'site.config.json'));
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  // What was bundled, drawn and encoded before is used again.
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  for (const cache of ['app', 'drawings', 'fonts', 'pictures']) {
    const path = join('node_modules/.cache', cache);
    mkdirSync(join(projectFolder, path), { recursive: true });
    symlinkSync(join(projectFolder, path), join(folder, path));
  }
  // Packages are found in the project around the copy; this file says which there are.
  const list = 'node_modules/.package-lock.json';
  symlinkSync(join(projectFolder, list), join(folder, list));
  return folder;
}

/** Removes a copy of the project, in which a server may still be writing while it ends. */
export function removeProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
