import { expect } from '@playwright/test';
import { hydrate } from '../../../scripts/browser/hydrate';
import { isolatePage, recordMessages, type PageFixtures } from './isolate-page';
import { testWithStillVideos } from './still-videos';

/** Playwright's test with a page of a test site, which cannot reach the internet. */
export const test = testWithStillVideos.extend<PageFixtures>({
  messages: async ({ page }, use) => {
    await use(recordMessages(page));
  },
  foreignRequests: [
    async ({ page, baseURL }, use) => {
      await use(await isolatePage(page, ({ origin }) => origin === baseURL));
    },
    { auto: true },
  ],
});

export { expect, hydrate };
