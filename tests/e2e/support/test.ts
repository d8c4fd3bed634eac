import { test as base, expect } from '@playwright/test';
import { hydrate } from '../../../scripts/browser/hydrate';
import { isLoopback } from '../../../src/config/embeds/loopback';

interface SiteFixtures {
  /** everything the browser wrote to its console, and every error that nobody caught */
  messages: string[];
  /** addresses outside the site that the page asked for */
  foreignRequests: string[];
}

/**
 * Playwright's test with a page that cannot reach the internet: what is asked for there gets an
 * empty page instead, while the stand-in provider is reached. The test sees what was asked for
 * outside of the site and what the console said.
 */
export const test = base.extend<SiteFixtures>({
  messages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(messages);
  },
  foreignRequests: [
    async ({ page, baseURL }, use) => {
      const requests: string[] = [];
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        async (route) => {
          const { host, href } = new URL(route.request().url());
          requests.push(href);
          if (isLoopback(host)) {
            await route.continue();
            return;
          }
          await route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>widget</title><h1>Widget</h1></html>',
          });
        },
      );
      await use(requests);
    },
    { auto: true },
  ],
});

export { expect, hydrate };
