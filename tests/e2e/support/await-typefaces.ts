import type { Page } from '@playwright/test';

/**
 * Makes pages wait for their typefaces, which they do without where the machine is busy: what is
 * measured then depends on what is installed on it. The page must be one with `bypassCSP`.
 */
export async function awaitTypefaces(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isPage) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replaceAll('font-display:optional', 'font-display:block'),
    });
  });
}
