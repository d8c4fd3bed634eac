import type { Page } from '@playwright/test';

/**
 * Scrolls at once, whatever the page says about smooth scrolling, and waits until the page knows: it
 * hears of it a frame later, and a test that leaves the page before has been nowhere.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    const before = scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    if (scrollY === before) return undefined;
    return new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
  }, top);
}

/** How far the transform of the first such element moves it down, in pixels. */
export function readShift(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
}
