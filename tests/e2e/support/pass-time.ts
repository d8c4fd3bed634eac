import type { Page } from '@playwright/test';

/**
 * Has time pass in a page whose clock a test holds. What the page has begun before is done first:
 * effects of React come a little later than what one sees of them, and a timer that such an effect
 * starts would begin too late.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
}

/** Waits until a page has nothing left to do that is not waiting for time, input or the network. */
async function settle(page: Page): Promise<void> {
  // Tasks of this priority come last, and the clock of tests does not hold them.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
