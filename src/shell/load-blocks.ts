import type { PagePayload } from '../payload/payload';
import { blockComponents, loadCustomBlocks } from './custom-blocks';
import { lazyBlock } from '../components/lazy-block';

/** The links to other languages, whose code only sites with several languages fetch. */
export const LazyLanguageSwitch = lazyBlock(
  async () => (await import('./language-switch')).LanguageSwitch,
);

/** The way to the search page in the header, whose code only sites with such a page fetch. */
export const LazyHeaderSearch = lazyBlock(
  async () => (await import('./header-search')).HeaderSearch,
);

/** The announcements of a page, whose code only sites with some fetch. */
export const LazyAnnouncements = lazyBlock(
  async () => (await import('./announcements')).Announcements,
);

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
