import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDocs } from './docs/load-docs';

const projectFolder = join(import.meta.dirname, '..');
const docsFolder = join(projectFolder, 'reference');
const publicFolder = join(projectFolder, 'public');

/** A picture or video in the markup of a block that a page shows. */
const publicFile = /(?<=&quot;|, |\()\/((?:images|video)\/[^&\s,)]+)/g;

async function writeDocs(): Promise<void> {
  const files = await loadDocs(projectFolder);
  rmSync(docsFolder, { recursive: true, force: true });
  for (const [file, text] of files) {
    // The pages must work from the disk too, where "/" is not the site.
    const isPage = file.endsWith('.html');
    write(file, isPage ? text.replaceAll(publicFile, '../$1') : text);
    if (!isPage) continue;
    for (const [, picture = ''] of text.matchAll(publicFile)) copyPublicFile(picture);
  }
  console.log(`wrote ${files.size} files. Open reference/index.html`);
}

function write(file: string, text: string): void {
  const path = join(docsFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copyPublicFile(file: string): void {
  const target = join(docsFolder, file);
  const source = join(publicFolder, file);
  if (existsSync(target) || !existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

await writeDocs();
