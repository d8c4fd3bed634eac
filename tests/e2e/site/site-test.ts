import { test as base, expect } from '@playwright/test';
import { hydrate } from '../../../scripts/browser/hydrate';
import { isLoopback } from '../../../src/config/embeds/loopback';
import { ports } from './tested-sites';

interface SiteFixtures {
  /** everything the browser wrote to its console, and every error that nobody caught */
  messages: string[];
  /** addresses outside the site that the page asked for */
  foreignRequests: string[];
}

const ownHost = new RegExp(`\\.localhost:${ports.sites}$`);

const emptyScript = { contentType: 'text/javascript', body: '' };
const emptyWidget = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>widget</title><h1>Widget</h1></html>',
};

/**
 * Playwright's test for pages of any site. They cannot reach the internet: what is asked for there
 * gets an empty page instead; what is asked for on this computer comes from the stand-in provider.
 */
export const test = base.extend<SiteFixtures>({
  messages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(messages);
  },
  foreignRequests: [
    async ({ page }, use) => {
      const requests: string[] = [];
      await page.route(
        ({ host, protocol }) => protocol.startsWith('http') && !ownHost.test(host),
        async (route) => {
          const { host, href } = new URL(route.request().url());
          requests.push(href);
          if (isLoopback(host)) {
            await route.continue();
            return;
          }
          const isScript = route.request().resourceType() === 'script';
          await route.fulfill(isScript ? emptyScript : emptyWidget);
        },
      );
      await use(requests);
    },
    { auto: true },
  ],
});

export { expect, hydrate };
