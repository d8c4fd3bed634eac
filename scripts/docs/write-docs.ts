import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from '../build/choose-target';
import { createStagingFolder, swapFolder } from '../build/swap-folder';
import { loadDocs } from './load-docs';

/** How a block looks: a document of its own within the page. */
const blockPicture = /(?<=srcdoc=")[^"]*/gi;

/** A picture or video in the markup of a block that a page shows. */
const publicFile = /(?<=&quot;|, |\()\/((?:images|video)\/[^&\s,)]+)/g;

/**
 * The written reference. It is known by a text file that says where the folder comes from: other
 * folders have an index and a search too, but none has a file of this name.
 */
export const docsOutput: Output = { name: 'reference', type: 'folder', mark: 'made-by-docs.txt' };

/**
 * Writes the reference so that it can be read from the disk.
 *
 * @param projectFolder where the schemas and the config are
 * @param docsFolder is replaced when all is written
 * @returns how many files were written, without pictures
 * @throws RefusedTarget when the folder has something else in it
 */
export async function writeDocs(projectFolder: string, docsFolder: string): Promise<number> {
  const files = await loadDocs(projectFolder);
  const staging = createStagingFolder(docsFolder);
  try {
    writeInto(staging, docsOutput.mark, 'Made by "npm run docs", which replaces this folder.\n');
    writeFiles(files, join(projectFolder, 'public'), staging);
    swapFolder(staging, docsFolder, docsOutput);
  } finally {
    // Gone already when all went well.
    rmSync(staging, { recursive: true, force: true });
  }
  return files.size;
}

function writeFiles(
  files: ReadonlyMap<string, string>,
  publicFolder: string,
  docsFolder: string,
): void {
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) {
      writeInto(docsFolder, file, text);
      continue;
    }
    writeInto(docsFolder, file, linkFromDisk(text));
    for (const [frame] of text.matchAll(blockPicture)) {
      for (const [, picture = ''] of frame.matchAll(publicFile)) {
        copyFile(join(publicFolder, picture), join(docsFolder, picture));
      }
    }
  }
}

/** Read from the disk, "/" is not the site. Examples to copy stay as they are. */
export function linkFromDisk(page: string): string {
  return page.replaceAll(blockPicture, (frame) => frame.replaceAll(publicFile, '../$1'));
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
