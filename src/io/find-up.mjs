// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { dirname } from 'node:path';

/**
 * The nearest folder that fits: the one given, or one around it.
 *
 * @param {string} folder
 * @param {(folder: string) => boolean} fits
 * @returns {string | undefined}
 */
export function findUp(folder, fits) {
  if (fits(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUp(parent, fits);
}
