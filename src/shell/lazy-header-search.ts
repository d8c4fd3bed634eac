import { lazyBlock } from '../components/lazy-block';

/** The way to the search page in the header, whose code only sites with such a page fetch. */
export const LazyHeaderSearch = lazyBlock(
  async () => (await import('./header-search')).HeaderSearch,
);
