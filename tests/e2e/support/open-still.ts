import type { Page } from '@playwright/test';
import { expect, hydrate } from './test';

/**
 * Opens a page and waits until messages can be shown; from then on its clock does not move.
 *
 * @param hotkey of the messages, as the config has it
 */
export async function openStill(page: Page, path: string, hotkey = 'F8'): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await hydrate(page);
  await expect(page.locator(`[role=region][aria-label*=${hotkey}]`)).toBeAttached();
  await page.clock.pauseAt(30_000);
}
