import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPreviewServer } from './serve/preview-server';
import { startProvider } from './provider/start-provider';
import { projectFolder } from './project-folder';
import { readPort } from './serve/read-port';
import { runCommand } from './commands/run-command';

const folder = join(projectFolder, 'dist');

function startPreview(): number {
  const port = readPort('PORT', 4173);
  // Asked for at once: a site that is served already should not end because of it.
  readPort('PROVIDER_PORT', undefined);
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error('There is no built site in dist/. Run: npm run build');
  }
  createPreviewServer(folder)
    .on('error', (error) => {
      console.error(
        `Port ${port} cannot be used (${error.message}). Try: PORT=4174 npm run preview`,
      );
      process.exit(2);
    })
    .listen(port, '127.0.0.1', () => {
      console.log(`http://127.0.0.1:${port}`);
      const source = {
        configFile: join(projectFolder, 'site.config.json'),
        publicFolder: join(projectFolder, 'public'),
      };
      startProvider(source, { log: console.log });
    });
  return 0;
}

runCommand(startPreview);
