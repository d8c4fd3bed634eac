// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../io/engine-folder.mjs';

/** @param {string} file */
function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Without it, npm has said what is wrong, or nothing is known of the site.
    return {};
  }
}

/**
 * Why this version of the engine cannot work on a site: the site needs a newer one.
 *
 * @param {string} siteFolder has the package.json of the site
 * @returns {string | undefined}
 */
export function explainOldVersion(siteFolder) {
  const { dependencies } = readManifest(join(siteFolder, 'package.json'));
  const { version } = readManifest(join(engineFolder, 'package.json'));
  const wanted = /\d+\.\d+\.\d+/.exec(String(dependencies?.pagewright))?.[0];
  if (wanted === undefined || compare(wanted, version) <= 0) return undefined;
  return `This site needs Pagewright ${wanted} or newer, and ${version} is installed. Run: npm install`;
}

/**
 * @param {string} one such as `1.10.0`
 * @param {string} other
 */
function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}
