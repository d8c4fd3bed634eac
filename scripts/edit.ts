import { join } from 'node:path';
import { flag } from './commands/options';
import { runCommand } from './commands/run-command';
import { openBrowser } from './edit/open-browser';
import { projectFolder, projectSite } from './project-folder';
import { readPort } from './serve/read-port';

await runCommand({
  name: 'edit',
  about: 'Opens the editor in your browser and runs it until you press Ctrl+C.',
  options: { 'no-open': flag('prints the link without opening a browser') },
  examples: {
    '': 'opens the editor on port 4174, or the one set in EDIT_PORT',
    '--no-open': 'prints the link without opening a browser',
  },
  exits: { 0: 'you stopped the editor' },
  async run({ 'no-open': isQuiet }) {
    const port = readPort('EDIT_PORT', 4174);
    const { startEditor } = await import('./edit/start-editor');
    const folder = join(projectFolder, '.editor');
    const { address } = await startEditor({ ...projectSite, folder }, port);
    console.log(address);
    if (!isQuiet && !process.env['CI']) openBrowser(address, folder);
  },
});
