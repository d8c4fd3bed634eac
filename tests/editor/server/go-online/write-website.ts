import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../../../src/io/project-folder';

/** The files around the content that `npm create pagewright` writes, but for the lock file. */
export const siteTemplate = join(projectFolder, 'scripts/templates/site');

/** Writes the files around the content of a new website to a folder. */
export function writeWebsite(folder: string): void {
  cpSync(siteTemplate, folder, { recursive: true });
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  writeFiles(folder, { 'package-lock.json': '{}\n' });
}

/** Writes texts to files of a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
