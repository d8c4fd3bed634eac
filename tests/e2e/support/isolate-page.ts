import type { Page } from '@playwright/test';
import { isLoopback } from '../../../src/content/html/read-url';

export interface PageFixtures {
  /** everything the browser wrote to its console, and every error that nobody caught */
  messages: string[];
  /** addresses outside the site that the page asked for */
  foreignRequests: string[];
}

const emptyScript = { contentType: 'text/javascript', body: '' };
const emptyWidget = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>widget</title><h1>Widget</h1></html>',
};

/** Collects what the console of a page says from now on. */
export function recordMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/**
 * Keeps a page off the internet: what is asked for there gets an empty page or script instead. What
 * is asked for on this computer comes from the stand-in provider.
 *
 * @param isOwn whether an address belongs to the site
 * @returns the addresses outside the site that the page asks for, as it does
 */
export async function isolatePage(page: Page, isOwn: (url: URL) => boolean): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && !isOwn(url),
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
  return requests;
}
