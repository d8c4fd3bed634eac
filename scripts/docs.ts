import { join, resolve } from 'node:path';
import { writeDocs } from './docs/write-docs';
import { projectFolder } from './project-folder';

const docsFolder = resolve(process.argv[2] ?? join(projectFolder, 'reference'));

const files = await writeDocs(projectFolder, docsFolder);
console.log(`Wrote ${files} files. Open ${join(docsFolder, 'index.html')} in a browser.`);
