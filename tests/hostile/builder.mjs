// Builds the project in the current folder whenever its parent process asks. See start-builder.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(join(process.cwd(), 'src/cli/build-project.ts'));
const { buildProject } = await import(module.href);

process.on('message', async () => {
  try {
    process.send?.((await buildProject({})) ? '' : 'The config has errors.');
  } catch (error) {
    process.send?.(String(error));
  }
});

// Nobody asks any more.
process.on('disconnect', () => process.exit());
