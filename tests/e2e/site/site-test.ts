import { expect } from '@playwright/test';
import { hydrate } from '../../../src/cli/validate/find-violations';
import { isolatePage, recordMessages, type PageFixtures } from '../support/isolate-page';
import { baseTest } from '../support/base-test';
import { ports } from './tested-sites';

/** Playwright's test for pages of any site, which cannot reach the internet. */
export const test = baseTest.extend<PageFixtures>({
  messages: async ({ page }, use) => {
    await use(recordMessages(page));
  },
  foreignRequests: [
    async ({ page }, use) => {
      await use(await isolatePage(page, ({ host }) => host.endsWith(`.localhost:${ports.sites}`)));
    },
    { auto: true },
  ],
});

export { expect, hydrate };
