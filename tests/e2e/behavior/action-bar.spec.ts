import { originOf } from '../support/ports';
import { scrollTo } from '../support/scroll';
import { expect, hydrate, test } from '../support/test';
import type { Page } from '@playwright/test';

test.use({ baseURL: originOf('every-part'), viewport: { width: 360, height: 740 } });

/** The link in the bar; the footer has others that call. */
const call = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Call', exact: true });

test('on a phone, the most important buttons are at the lower edge once a visitor scrolls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/texts');
  await expect(call(page)).toBeHidden();
  await scrollTo(page, 600);
  await expect(call(page)).toBeInViewport({ ratio: 1 });
  await expect(call(page)).toHaveAttribute('href', /^tel:/);
  const box = await call(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700);
  expect(box?.height).toBeGreaterThanOrEqual(44);

  // The end of the page is the footer, which the bar does not cover.
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(call(page)).not.toBeInViewport();

  await scrollTo(page, 600);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(call(page)).toBeHidden();
});

test('what gets the focus is not below the buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cards');
  await hydrate(page);
  await scrollTo(page, 100);
  const top = await call(page).evaluate((link) => link.parentElement?.getBoundingClientRect().top);
  let measured = 0;
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      const isText = focused?.matches('main section a');
      return isText ? focused?.getBoundingClientRect().bottom : undefined;
    });
    if (bottom === undefined) continue;
    measured += 1;
    expect(bottom).toBeLessThanOrEqual(top ?? 0);
  }
  expect(measured).toBeGreaterThan(2);
});

test('a page that says so has no such buttons', async ({ page }) => {
  await page.goto('/message');
  await expect(page.locator('main a[href^="tel:"]', { hasText: /^Call$/ })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons are always there', async ({ page }) => {
    await page.goto('/texts');
    await expect(call(page)).toBeInViewport();
  });
});
