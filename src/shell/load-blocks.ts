import { LazyAnnouncements } from './lazy-announcements';
import { LazyHeaderSearch } from './lazy-header-search';
import { LazyLanguageSwitch } from './lazy-language-switch';
import type { PagePayload } from '../payload/payload';
import { blockComponents, loadCustomBlocks } from './custom-blocks';

/**
 * Fetches the code of those blocks of a page that do not come with the app.
 *
 * @throws Error when a script is lost; the next call tries again
 */
export async function loadBlocks({
  blocks,
  announcements,
  customBlocks = {},
}: Pick<PagePayload, 'blocks' | 'announcements' | 'customBlocks'>): Promise<void> {
  await loadCustomBlocks(customBlocks);
  if (announcements) await LazyAnnouncements.load();
  await Promise.all(blocks.map(({ block }) => blockComponents[block.type]?.load?.()));
}

/** Loads all blocks, where every page may be rendered. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all(Object.values(blockComponents).map((component) => component.load?.()));
  const lazyParts = [LazyAnnouncements, LazyHeaderSearch, LazyLanguageSwitch];
  await Promise.all(lazyParts.map(({ load }) => load()));
}
