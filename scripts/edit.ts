import { join } from 'node:path';
import { flag } from './commands/options';
import { runCommand } from './commands/run-command';
import { openBrowser } from './edit/open-browser';
import { projectFolder, projectSite } from './project-folder';
import { readPort } from './serve/read-port';

await runCommand({
  name: 'edit',
  about: 'Opens the site in an editor on this machine, until you press Ctrl+C.',
  options: { 'no-open': flag('only prints the link') },
  examples: {
    '': 'opens the editor on port 4174, or on the port in EDIT_PORT',
    '--no-open': 'prints the address that opens it',
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
