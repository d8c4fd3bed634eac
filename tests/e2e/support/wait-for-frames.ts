import type { Page } from '@playwright/test';

/**
 * Waits until the page has drawn as many frames: what follows a change of it has happened then. A
 * browser that draws none, as it happens now and then, stops nothing.
 */
export async function waitForFrames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (frames) => {
    const patience = new Promise((resolve) => {
      setTimeout(resolve, 5_000);
    });
    for (let frame = 0; frame < frames; frame += 1) {
      await Promise.race([new Promise(requestAnimationFrame), patience]);
    }
  }, count);
}
