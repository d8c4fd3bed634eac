import { join } from 'node:path';
import { runCommand } from './commands/run-command';
import { projectFolder } from './project-folder';

await runCommand({
  name: 'docs',
  about: 'Writes the reference for editors: every setting, with examples and images.',
  takesLong: true,
  operands: { value: 'FOLDER', about: 'the output folder (default: reference)', most: 1 },
  examples: { '': 'writes reference/, which any browser opens' },
  exits: { 0: 'the reference was written' },
  async run(_options, [folder = 'reference']) {
    const { docsOutput, writeDocs } = await import('./docs/write-docs');
    const { chooseTarget } = await import('./build/choose-target');
    const docsFolder = chooseTarget(folder, docsOutput);
    const files = await writeDocs(projectFolder, docsFolder);
    console.log(`Wrote ${files} files. Open ${join(docsFolder, 'index.html')} in a browser.`);
  },
});
