// @ts-check
// Starts a command from its bundle, which takes a fifth of the time that its sources take. The bundle
// is made again when one of its modules has changed. Plain JavaScript, so that Node.js can run it as
// it is.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFresh } from './cache/code-folders.mjs';

const projectFolder = join(import.meta.dirname, '..');
const [, , command] = process.argv;
// Those that only read the config are bundled together; the editor has the code of pages in it. The
// last one is for `npm run bench`.
const bundles = {
  commands: ['validate', 'format', 'explain', 'translations', 'new-site'],
  edit: ['edit'],
  'bench-editor': ['bench/serve-editor'],
};
const [bundleName = '', commands = []] =
  Object.entries(bundles).find(([, entries]) => entries.some((one) => basename(one) === command)) ??
  [];
const cacheFolder = join(projectFolder, 'node_modules/.cache', bundleName);
// A bundle knows where the project is, and has just these commands.
const maker = `${process.version} ${projectFolder} ${commands.join(' ')}`;

async function makeBundle() {
  const { tsImport } = await import('tsx/esm/api');
  const { bundleCommands } = await tsImport('./commands/bundle-commands.ts', import.meta.url);
  return bundleCommands(commands, cacheFolder, maker);
}

try {
  const folder = findFresh(cacheFolder, maker) ?? (await makeBundle());
  const bundle = join(folder, `${command}.js`);
  // The command sees its own arguments only.
  process.argv.splice(1, 2, bundle);
  await import(pathToFileURL(bundle).href);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
