import { lazyBlock } from '../components/lazy-block';

/** The announcements of a page, whose code only sites with some fetch. */
export const LazyAnnouncements = lazyBlock(
  async () => (await import('./announcements')).Announcements,
);
