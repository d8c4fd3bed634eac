import { expect, test } from 'vitest';
import { checkChanged } from './check-changed';

test('a config that says nothing about behavior gets the figures of the specification', () => {
  expect(checkChanged({}).config?.behavior).toMatchObject({
    carousel: { interval: 6000 },
    header: { compactAfter: 50, hoverDelay: 150 },
    banner: { height: '40vh', parallaxFactor: 0.5 },
    cards: { specialties: 4, stagger: 100, slowStagger: 150 },
    embed: {
      minHeight: 600,
      contactMinHeight: 460,
      podcastMinHeight: 352,
      loadDistance: 300,
      slowAfter: 4000,
      unconfirmedAfter: 12_000,
      shrinkDelay: 300,
    },
    tooltip: { openDelay: 700, skipDelay: 300 },
    notifications: {
      visible: 3,
      duration: 4000,
      width: 356,
      gap: 14,
      offset: 32,
      hotkey: 'Alt+T',
    },
    actionNotifications: { duration: 5000, swipeThreshold: 50, hotkey: 'F8' },
    data: {
      retries: 3,
      retryDelay: 1000,
      maxRetryDelay: 30_000,
      cacheLifetime: 5 * 60 * 1000,
    },
    navigation: { scrollOnBack: 'top' },
  });
});

test('a config can change one figure and keep the others', () => {
  const { config } = checkChanged({ '/behavior': { cards: { stagger: 50 } } });
  expect(config?.behavior.cards).toEqual({ specialties: 4, stagger: 50, slowStagger: 150 });
});

test('what the quick exit says by itself is true whatever its button says and leads to', () => {
  const { label, text, href } = checkChanged({}).config?.safety.quickExit ?? {};
  expect(label).toBeTruthy();
  expect(text).not.toContain(label);
  expect(href).toContain('weather');
  expect(text).not.toContain('weather');
});
