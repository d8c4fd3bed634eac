import { dirname, join } from 'node:path';
import { flag } from '../options';
import { runCommand } from '../run-command';
import {
  compileCustomBlocks,
  writeForRenderer,
} from '../../build/custom-blocks/compile-custom-blocks';
import { loadForRenderer } from '../../build/custom-blocks/load-for-renderer';
import { openBrowser } from '../../editor/server/open-browser';
import { projectFolder, projectSite } from '../../io/project-folder';
import { readPort } from '../../build/server/ports';

await runCommand({
  name: 'edit',
  about: 'Opens the editor in your browser and runs it until you press Ctrl+C.',
  options: { 'no-open': flag('prints the link without opening a browser') },
  examples: {
    '': 'opens the editor on port 4174, or the one set in EDIT_PORT',
  },
  exits: { 0: 'you stopped the editor' },
  async run({ 'no-open': isQuiet }) {
    const port = readPort('EDIT_PORT', 4174);
    const { startEditor } = await import('../../editor/server/start-editor');
    // Beside this command: what it renders blocks with.
    const kit = join(dirname(process.argv[1] ?? ''), 'block-kit.js');
    await loadForRenderer(writeForRenderer(await compileCustomBlocks(), kit));
    const folder = join(projectFolder, '.editor');
    const { address } = await startEditor({ ...projectSite, folder }, port);
    console.log(`Editor: ${address} (press Ctrl+C to stop)`);
    if (!isQuiet && !process.env['CI']) openBrowser(address, folder);
  },
});
