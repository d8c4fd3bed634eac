import { findFresh } from './code-cache.mjs';
import { makeInSubprocess } from './make-in-subprocess';

/** Which function makes a bundle. */
export interface BundleRecipe {
  /** path of its module below the project */
  module: string;
  /** writes the bundle into a folder, as `makeBundle` does */
  name: string;
}

/**
 * Finds a bundle of our React code in a cache. One that is not there, or was made from other code, is
 * made in a process of its own and kept.
 *
 * @param cacheFolder where it is kept
 * @returns its folder, which is named after all it is made from
 */
export async function storeBundle(cacheFolder: string, recipe: BundleRecipe): Promise<string> {
  const kept = findFresh(cacheFolder, process.version);
  return kept ?? makeInSubprocess(cacheFolder, process.version, { ...recipe, values: [] });
}
