// @ts-check
// In a checkout, commands start from a bundle, which takes a fifth of the time that their sources take.
// It is made again when a source has changed. Plain JavaScript, so that Node.js can run it as
// it is.
import { findFresh } from '../../io/cache/code-cache.mjs';
import { engineFolder } from '../../io/engine-folder.mjs';
import { findBundle } from './bundles.mjs';

/**
 * Finds the folder of the bundle that has a command, or makes it.
 *
 * @param {string} command
 */
export async function findBundledCommand(command) {
  const wanted = findBundle(command, engineFolder);
  return findFresh(wanted.cacheFolder, wanted.origin) ?? makeBundle(command, wanted);
}

/**
 * @param {string} command
 * @param {import('./bundles.mjs').Bundle} wanted
 */
async function makeBundle(command, wanted) {
  // Ten seconds in a new clone, in which nothing else would be seen.
  if (process.stderr.isTTY)
    console.error('Preparing this command (only the first time and after updates)…');
  const { tsImport } = await import('tsx/esm/api');
  const beside = command === 'edit' ? makeBrowserBundle(tsImport) : undefined;
  const { keepCommands } = await tsImport('./keep-commands.ts', import.meta.url);
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
    const { findEnginePart } = await tsImport('../../io/cache/engine-part.ts', import.meta.url);
    await findEnginePart('editor');
  } catch {
    return;
  }
}
