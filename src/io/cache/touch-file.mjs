// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { statSync, utimesSync } from 'node:fs';

/**
 * Notes that a file or folder of a cache is in use, so that it is not removed.
 *
 * @param {string} path
 * @param {number} every how often that is noted, in milliseconds: most builds write nothing
 */
export function touchFile(path, every) {
  const now = Date.now();
  try {
    if (now - statSync(path).mtimeMs >= every) utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Whoever may not change it can still use it.
  }
}
