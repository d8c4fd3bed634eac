import { join } from 'node:path';
import { chooseTarget } from './build/choose-target';
import { runCommand } from './commands/run-command';
import { docsOutput, writeDocs } from './docs/write-docs';
import { projectFolder } from './project-folder';

await runCommand(async () => {
  const docsFolder = chooseTarget(process.argv[2] ?? 'reference', docsOutput);
  const files = await writeDocs(projectFolder, docsFolder);
  console.log(`Wrote ${files} files. Open ${join(docsFolder, 'index.html')} in a browser.`);
  return 0;
});
