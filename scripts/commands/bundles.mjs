// @ts-check
// Which commands are bundled. Plain JavaScript, so that Node.js can run it as it is.
import { basename, join } from 'node:path';

/**
 * Those that only read the config are bundled together; the editor has the code of pages in it, and the
 * build the processes that it starts for many sites.
 */
const bundles = {
  commands: ['validate', 'format', 'explain', 'translations', 'new-site'],
  edit: ['edit'],
  build: ['build', 'sites/site-process'],
  // What the dev server loads to show the site.
  dev: ['serve/dev-site', 'provider/serve-widgets', 'docs/load-docs'],
  // For `npm run bench`.
  'bench-build': ['bench/measure-build'],
  'bench-editor': ['bench/serve-editor'],
};

/**
 * @typedef {object} Bundle
 * @property {string} cacheFolder where it is kept, in a folder for each version
 * @property {string[]} commands all that it has
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
  return {
    cacheFolder: join(projectFolder, 'node_modules/.cache', name),
    commands,
    // A bundle knows where the project is, and has just these commands.
    maker: `${process.version} ${projectFolder} ${commands.join(' ')}`,
    // Styles have other names then, and those of the HTML must be those in the browser.
    mode: name === 'dev' ? 'development' : 'production',
  };
}
