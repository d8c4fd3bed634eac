import { lazyBlock } from '../components/lazy-block';

/** The links to other languages, whose code only sites with several languages fetch. */
export const LazyLanguageSwitch = lazyBlock(
  async () => (await import('./language-switch')).LanguageSwitch,
);
