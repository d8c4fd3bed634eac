import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { openCarousel } from '../support/carousel';
import { expect, hydrate, test } from '../support/test';

/** Pages come as those of a site in Arabic do, but for their words. */
async function turnAround(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="ar" dir="rtl"');
    return route.fulfill({ response, body });
  });
}

/** Where the middle of something is, as a share of the width of the window. */
async function findPlace(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  const { width = 1 } = page.viewportSize() ?? {};
  if (!box) throw new Error(`${selector} is not shown`);
  return (box.x + box.width / 2) / width;
}

test('where lines run from right to left, so do header, carousel, keys and messages', async ({
  page,
}) => {
  await turnAround(page);
  const carousel = await openCarousel(page);
  expect(await findPlace(page, 'header a')).toBeGreaterThan(0.5);
  await carousel.next.click();
  await carousel.expectShown(2);
  await expect(carousel.slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await carousel.tabs.nth(1).click();
  await page.keyboard.press('ArrowLeft');
  await carousel.expectShown(3);
  await expect(carousel.slides.nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await carousel.expectShown(2);

  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect(page.getByText('Motion paused')).toBeVisible();
  expect(await findPlace(page, '[role=status]:has-text("Motion paused")')).toBeLessThan(0.5);
  expect(await findViolations(page)).toEqual([]);
});

test('on a phone, the menu comes in from the left, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await turnAround(page);
  await page.goto('/');
  await hydrate(page);
  await page.locator('header button', { hasText: 'Menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
});
