// @ts-check
// Which commands are bundled. Plain JavaScript, so that Node.js can run it as it is.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../io/cache/code-inputs.mjs';

/**
 * Those that only read the config are bundled together; the editor has the code of pages in it, and the
 * build the processes that it starts for many sites.
 */
const bundles = {
  commands: [
    'src/cli/commands/validate',
    'src/cli/commands/format',
    'src/cli/commands/explain',
    'src/cli/commands/translations',
    'src/cli/commands/new-site',
  ],
  edit: ['src/cli/commands/edit'],
  build: ['src/cli/commands/build', 'src/cli/sites/site-process'],
  // What the dev server loads to show the site.
  dev: ['src/build/server/dev-site', 'src/build/mock-provider/serve-widgets'],
  // For `npm run bench`.
  'bench-build': ['scripts/bench/measure-build'],
  'bench-editor': ['scripts/bench/serve-editor'],
};

/**
 * What is generated, and from what: while the bundle of the dev server is fresh, all of it fits. And
 * which packages are installed: the browser gets these from Vite.
 */
const ofDevServer = {
  files: ['.oxfmtrc.json', 'node_modules/.package-lock.json', 'scripts/generate.ts'],
  folders: ['docs/reference', 'schema', 'scripts/generate', 'src/check/rules', 'src/generated'],
};

/**
 * @typedef {object} Bundle
 * @property {string} cacheFolder where it is kept, in a folder for each version
 * @property {string[]} commands all that it has
 * @property {string[]} sources files that it depends on besides its modules
 * @property {string} maker what else it depends on, see `findFresh`
 * @property {'production' | 'development'} mode of the packages in it, such as React
 */

/**
 * Finds the bundle that has a command.
 *
 * @param {string} command as it is called: `serve-editor`
 * @param {string} projectFolder where the bundle runs
 * @returns {Bundle}
 */
export function findBundle(command, projectFolder) {
  const [name = '', commands = []] =
    Object.entries(bundles).find(([, entries]) =>
      entries.some((one) => basename(one) === command),
    ) ?? [];
  const isOfDevServer = name === 'dev';
  const sources = isOfDevServer ? listSources(projectFolder) : [];
  // Styles have other names then, and those of the HTML must be those in the browser.
  const mode = isOfDevServer ? 'development' : 'production';
  return {
    cacheFolder: join(projectFolder, 'node_modules/.cache', name),
    commands,
    sources,
    // A bundle knows where the project is, and has just these commands. One more source may make
    // others of what is generated.
    maker: [process.version, projectFolder, mode, ...commands, ...sources].join(' '),
    mode,
  };
}

/**
 * @param {string} projectFolder
 * @returns {string[]} the paths of the files in the project
 */
function listSources(projectFolder) {
  const inFolders = ofDevServer.folders
    // What is generated may have been removed.
    .filter((folder) => existsSync(join(projectFolder, folder)))
    .flatMap((folder) => listFiles(join(projectFolder, folder)).map((file) => `${folder}/${file}`));
  return [...ofDevServer.files, ...inFolders];
}
