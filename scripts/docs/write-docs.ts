import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDocs } from './load-docs';

/** A picture or video in the markup of a block that a page shows. */
const publicFile = /(?<=&quot;|, |\()\/((?:images|video)\/[^&\s,)]+)/g;

/**
 * Writes the reference so that it can be read from the disk.
 *
 * @param projectFolder where the schemas and the config are
 * @param docsFolder is emptied first
 * @returns how many files were written, without pictures
 */
export async function writeDocs(projectFolder: string, docsFolder: string): Promise<number> {
  const publicFolder = join(projectFolder, 'public');
  const files = await loadDocs(projectFolder);
  rmSync(docsFolder, { recursive: true, force: true });
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) {
      writeInto(docsFolder, file, text);
      continue;
    }
    // Read from the disk, "/" is not the site.
    writeInto(docsFolder, file, text.replaceAll(publicFile, '../$1'));
    for (const [, picture = ''] of text.matchAll(publicFile)) {
      copyFile(join(publicFolder, picture), join(docsFolder, picture));
    }
  }
  return files.size;
}

function writeInto(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copyFile(source: string, target: string): void {
  if (existsSync(target) || !existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}
