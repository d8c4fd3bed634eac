import type { Locator, Page, PlaywrightTestArgs } from '@playwright/test';
import { expect } from './test';

/** A page with a button that copies its address. */
export const post = '/blog/cancel-parent-culture';

/** What tests of messages need before each: the clipboard, and nothing that moves. */
export async function prepareMessages({
  page,
  context,
}: Pick<PlaywrightTestArgs, 'page' | 'context'>): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** The place of confirmations (Alt+T) or of messages with a button (F8). */
export function regionOf(page: Page, keys: 'Alt+T' | 'F8'): Locator {
  return page.locator(`[role=region][aria-label*="${keys}"]`);
}

/** The card around a text. */
export function cardOf(page: Page, text: string | RegExp): Locator {
  return page.locator('.MuiPaper-root', { hasText: text });
}

export async function copyLink(page: Page, times = 1): Promise<void> {
  const button = page.getByRole('button', { name: 'Copy link' });
  for (let time = 0; time < times; time += 1) await button.click();
  await expect(cardOf(page, 'Link copied').last()).toBeVisible();
}

/** Goes offline, and waits for the message in the place of messages with a button. */
export async function goOffline(page: Page): Promise<Locator> {
  await page.context().setOffline(true);
  const card = regionOf(page, 'F8').locator('.MuiPaper-root', { hasText: 'offline' });
  await expect(card).toBeVisible();
  return card;
}
