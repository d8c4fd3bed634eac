// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder, findUp } from '../io/engine-folder.mjs';

/** @param {string} folder */
function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    // npm has reported it.
    return {};
  }
}

/** @param {string} folder */
const findInstalled = (folder) => join(folder, 'node_modules/pagewright');

/**
 * Why this version of the engine cannot work on a site: the site needs a newer one.
 *
 * @param {string} folder the one that the command was started in
 * @returns {string | undefined}
 */
export function explainOldVersion(folder) {
  const owner = findUp(folder, (around) => existsSync(findInstalled(around)));
  // A review also runs other versions of the engine, which are elsewhere.
  if (owner === undefined || realpathSync(findInstalled(owner)) !== realpathSync(engineFolder)) {
    return undefined;
  }
  const { dependencies } = readManifest(owner);
  const { version } = readManifest(engineFolder);
  const [, wanted] = /^[\^~]?(\d+\.\d+\.\d+)/.exec(String(dependencies?.pagewright)) ?? [];
  if (wanted === undefined || compare(wanted, version) <= 0) return undefined;
  return `This site needs Pagewright ${wanted} or newer, but ${version} is installed. Run: npm install`;
}

/**
 * Why this version of Node.js cannot run the engine: npm only warns of it, between other lines.
 *
 * @returns {string | undefined}
 */
export function explainOldNode() {
  const [, wanted] = /(\d+\.\d+)/.exec(String(readManifest(engineFolder).engines?.node)) ?? [];
  const { node } = process.versions;
  if (wanted === undefined || compare(wanted, node) <= 0) return undefined;
  return `Pagewright needs Node.js ${wanted} or newer, but this is ${node}. Install the version marked "LTS" from https://nodejs.org, then close the terminal and open a new one.`;
}

/**
 * @param {string} one such as `1.10.0`
 * @param {string} other
 */
function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}
