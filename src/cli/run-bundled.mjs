// @ts-check
// Starts a command from its bundle, which takes a fifth of the time that its sources take. The bundle
// is made again when one of its modules has changed. Plain JavaScript, so that Node.js can run it as
// it is.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFresh } from '../io/cache/code-cache.mjs';
import { findBundle } from '../build/command-bundles/bundles.mjs';

await import('./check-installed.mjs');

const projectFolder = join(import.meta.dirname, '../..');
const [, , command = ''] = process.argv;
const wanted = findBundle(command, projectFolder);

async function makeBundle() {
  // Ten seconds in a new clone, in which nothing else would be seen.
  if (process.stderr.isTTY)
    console.error('Preparing this command (only the first time and after updates)…');
  const { tsImport } = await import('tsx/esm/api');
  const beside = command === 'edit' ? makeBrowserBundle(tsImport) : undefined;
  const { keepCommands } = await tsImport(
    '../build/command-bundles/keep-commands.ts',
    import.meta.url,
  );
  const folder = await keepCommands(wanted);
  await beside;
  return folder;
}

/**
 * What the browser will ask the editor for at once takes as long again: both are made together. If that
 * fails, the editor says so when it is asked.
 *
 * @param {typeof import('tsx/esm/api').tsImport} tsImport
 */
async function makeBrowserBundle(tsImport) {
  try {
    const { findEditorBundle } = await tsImport(
      '../editor/server/editor-bundle.ts',
      import.meta.url,
    );
    await findEditorBundle();
  } catch {
    return;
  }
}

try {
  const folder = findFresh(wanted.cacheFolder, wanted.maker) ?? (await makeBundle());
  const bundle = join(folder, `${command}.js`);
  // The command sees its own arguments only.
  process.argv.splice(1, 2, bundle);
  await import(pathToFileURL(bundle).href);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
