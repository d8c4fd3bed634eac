// @ts-check
// Which commands are bundled. Plain JavaScript, so that Node.js can run it as it is.
import { basename, join } from 'node:path';
import { engineSources, stampSources } from '../../io/cache/source-stamp.mjs';
import { commandModules } from './command-modules.mjs';

/**
 * @typedef {object} Bundled
 * @property {string[]} commands the modules of all that a bundle has
 * @property {string[]} [sources] what it depends on besides `engineSources`
 * @property {'development'} [mode]
 */

/** @type {Readonly<Record<string, Bundled>>} */
const bundles = {
  commands: {
    commands: [
      ...[...new Set(Object.values(commandModules))].map((name) => `src/cli/commands/${name}`),
      // The processes that `build --site` starts.
      'src/cli/sites/site-process',
      // The blocks of a site share it with the pages that the editor shows.
      'src/shell/block-kit',
    ],
  },
  // What the dev server loads to show the site.
  dev: {
    commands: ['src/build/server/dev-site', 'src/build/mock-provider/serve-widgets'],
    // While the bundle is fresh, all that is generated fits.
    sources: ['.oxfmtrc.json', 'docs/reference', 'scripts/generate', 'scripts/generate.ts'],
    // Styles have other names then, and those of the HTML must be those in the browser.
    mode: 'development',
  },
  // For `npm run bench`.
  'bench-build': { commands: ['scripts/bench/measure-build'], sources: ['scripts/bench'] },
  'bench-editor': { commands: ['scripts/bench/serve-editor'], sources: ['scripts/bench'] },
};

/**
 * @typedef {object} Bundle
 * @property {string} cacheFolder where it is kept, in a folder for each version
 * @property {string[]} commands the modules of all that it has
 * @property {string[]} sources files and folders that it is made from
 * @property {string} origin what it depends on, see `findFresh`
 * @property {'production' | 'development'} mode of the packages in it, such as React
 */

/**
 * Finds the bundle that has a command.
 *
 * @param {string} command as it is called: `serve-editor`
 * @param {string} folder where the engine runs
 * @returns {Bundle}
 */
export function findBundle(command, folder) {
  const found = Object.entries(bundles).find(([, { commands }]) =>
    commands.some((one) => basename(one) === command),
  );
  if (!found) throw new Error(`No bundle has "${command}".`);
  const [name, { commands, sources: others = [], mode = 'production' }] = found;
  const sources = [...engineSources, ...others];
  return {
    cacheFolder: join(folder, 'node_modules/.cache', name),
    commands,
    sources,
    // A bundle knows where the engine is, and has just these commands.
    origin: [process.version, folder, mode, stampSources(sources), ...commands].join(' '),
    mode,
  };
}
