import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPreviewServer } from './serve/preview-server';
import { startProvider } from './provider/start-provider';
import { projectFolder } from './project-folder';

const folder = join(projectFolder, 'dist');
const port = Number(process.env.PORT ?? 4173);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number up to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
if (!existsSync(join(folder, '404.html'))) {
  console.error('There is no built site in dist/. Run: npm run build');
  process.exit(2);
}

createPreviewServer(folder)
  .on('error', (error) => {
    console.error(`Port ${port} cannot be used (${error.message}). Try: PORT=4174 npm run preview`);
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
