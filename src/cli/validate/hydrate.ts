import { attributes } from '../../contract/page-contract';
import type { Page } from 'playwright-core';

/** Gives the first sign of life and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator(`html[${attributes.hydrated}]`).waitFor({ state: 'attached' });
}
