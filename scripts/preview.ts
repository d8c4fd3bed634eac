import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './commands/command-error';
import { runCommand } from './commands/run-command';
import { readPort } from './serve/read-port';
import { projectFolder, projectSite } from './project-folder';

const folder = join(projectFolder, 'dist');

await runCommand({
  name: 'preview',
  about:
    'Serves dist/ as a good static host would, and the stand-in for widgets, until you press Ctrl+C.',
  examples: { '': 'serves the site at port 4173, or at the one that PORT says' },
  exits: { 0: 'you have stopped it' },
  async run() {
    const port = readPort('PORT', 4173);
    // Asked for at once: a site that is served already should not end because of it.
    readPort('PROVIDER_PORT', undefined);
    if (!existsSync(join(folder, '404.html'))) {
      throw new CommandError('There is no built site in dist/. Run: npm run build');
    }
    const { createPreviewServer } = await import('./serve/preview-server');
    const { startProvider } = await import('./provider/start-provider');
    const server = createPreviewServer(folder);
    await new Promise<void>((resolve, reject) => {
      server.on('error', ({ message }) => {
        reject(
          new CommandError(
            `Port ${port} cannot be used (${message}). Try: PORT=4174 npm run preview`,
          ),
        );
      });
      server.listen(port, '127.0.0.1', resolve);
    });
    console.log(`http://127.0.0.1:${port}`);
    startProvider(projectSite, { log: console.log });
  },
});
