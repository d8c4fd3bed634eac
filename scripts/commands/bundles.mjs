// @ts-check
// Which commands are bundled. Plain JavaScript, so that Node.js can run it as it is.
import { basename } from 'node:path';

/**
 * Those that only read the config are bundled together; the editor has the code of pages in it, and the
 * build the processes that it starts for many sites.
 */
const bundles = {
  commands: ['validate', 'format', 'explain', 'translations', 'new-site'],
  edit: ['edit'],
  build: ['build', 'sites/site-process'],
  // For `npm run bench`.
  'bench-build': ['bench/measure-build'],
  'bench-editor': ['bench/serve-editor'],
};

/**
 * @param {string} command as it is called: `serve-editor`
 * @param {string} projectFolder where the bundle runs
 * @returns {{ name: string, commands: string[], maker: string }} the bundle that has the command: its
 *   folder in the cache, all of its commands, and what else it depends on, see `findFresh`
 */
export function findBundle(command, projectFolder) {
  const [name = '', commands = []] =
    Object.entries(bundles).find(([, entries]) =>
      entries.some((one) => basename(one) === command),
    ) ?? [];
  // A bundle knows where the project is, and has just these commands.
  return { name, commands, maker: `${process.version} ${projectFolder} ${commands.join(' ')}` };
}
