import { LazyHeaderSearch } from './lazy-header-search';
import { LazyLanguageSwitch } from './lazy-language-switch';
import type { Block } from '../generated/block-types';
import { blockRegistry } from '../generated/block-registry';

/**
 * Fetches the code of those of these blocks that do not come with the app.
 *
 * @throws Error when a script is lost; the next call tries again
 */
export async function loadBlocks(types: readonly Block['type'][]): Promise<void> {
  await Promise.all(types.map((type) => blockRegistry[type].load?.()));
}

/** Loads all blocks, where every page may be rendered. */
export async function loadAllBlocks(): Promise<void> {
  await loadBlocks(Object.keys(blockRegistry) as Block['type'][]);
  await Promise.all([LazyHeaderSearch.load(), LazyLanguageSwitch.load()]);
}
