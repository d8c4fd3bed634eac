import { expect } from '@playwright/test';
import { hydrate } from '../../../src/cli/validate/find-violations';
import { isolatePage, recordMessages, type PageFixtures } from './isolate-page';
import { baseTest } from './base-test';

/** Playwright's test with a page of a test site, which cannot reach the internet. */
export const test = baseTest.extend<PageFixtures>({
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
