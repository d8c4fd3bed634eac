import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';

/**
 * Loads a page as a slow connection does: the first screen is painted before the styles of what is
 * below it arrive. A browser that paints nothing, as it happens now and then, stops nothing.
 */
export async function loadWithLateStyles(page: Page, address: string): Promise<void> {
  const release = await holdRequests(page, '**/*.css');
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 50, timeout: 5_000 },
    )
    .catch(() => undefined);
  release();
  await page.waitForLoadState('load');
}
