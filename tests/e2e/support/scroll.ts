import type { Page } from '@playwright/test';

/** Scrolls at once, whatever the page says about smooth scrolling. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** How far the transform of the first such element moves it down, in pixels. */
export function readShift(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
}
