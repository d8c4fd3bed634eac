import type { Page } from '@playwright/test';
import { awaitTypefaces } from '../../../src/published/fonts/await-typefaces';

/**
 * Makes pages wait for their typefaces, which they do without where the machine is busy: what is
 * measured then depends on what is installed on it. The page must be one with `bypassCSP`.
 */
export async function routeTypefaces(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isPage) return route.fallback();
    const { hostname, host } = new URL(request.url());
    const isNamed = hostname.endsWith('.localhost');
    const response = await route.fetch(
      // Not every system knows the hosts below localhost, as the browser does.
      isNamed
        ? {
            url: request.url().replace(hostname, '127.0.0.1'),
            headers: { ...request.headers(), host },
          }
        : {},
    );
    const html = await response.text();
    return route.fulfill({
      response,
      body: awaitTypefaces(html),
    });
  });
}
