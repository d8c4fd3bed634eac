import type { Behavior } from '../../../src/generated/config-types';

/** Every constant of the config, each with another value than it usually has. */
export const otherBehavior: Behavior = {
  header: { compactAfter: 120, hoverDelay: 500 },
  banner: { height: '70vh', parallaxFactor: 0.25 },
  carousel: { interval: 9000 },
  cards: { specialties: 2, stagger: 40, slowStagger: 300 },
  embed: {
    minHeight: 700,
    contactMinHeight: 500,
    podcastMinHeight: 400,
    mapMinHeight: 300,
    loadDistance: 100,
    slowAfter: 2000,
    unconfirmedAfter: 5000,
    shrinkDelay: 900,
  },
  tooltip: { openDelay: 200, skipDelay: 1000 },
  notifications: {
    visible: 2,
    duration: 2000,
    width: 300,
    gap: 20,
    offset: 40,
    hotkey: 'Alt+M',
  },
  actionNotifications: { duration: 3000, swipeThreshold: 90, hotkey: 'F9' },
  data: { retries: 2, retryDelay: 3000, maxRetryDelay: 4000, cacheLifetime: 60_000 },
  navigation: { scrollOnBack: 'restore', progressDelay: 1000, versionInterval: 60_000 },
};
