import type { Page } from '@playwright/test';
import type { Behavior } from '../../src/generated/config-types';
import type { SitePayload } from '../../src/pages/payload';

/**
 * Gives the app other constants, as if the config had been changed. They count from hydration on;
 * what is prerendered shows them after the next navigation.
 */
export async function changeBehavior(page: Page, changes: Partial<Behavior>): Promise<void> {
  await page.route('**/_site.json', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as SitePayload;
    await route.fulfill({ json: { ...site, behavior: { ...site.behavior, ...changes } } });
  });
}
