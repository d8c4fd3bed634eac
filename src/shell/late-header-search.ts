import { lateBlock } from '../components/late-block';

/** The way to the search page in the header, whose code only sites with such a page fetch. */
export const LateHeaderSearch = lateBlock(
  async () => (await import('./header-search')).HeaderSearch,
);
