// @promise The quick exit works before React loads, without JavaScript, by keyboard and at 320 ×
// 256, and does not cover anything

import type { Page } from '@playwright/test';
import { sampleOf } from '../../runners/is-sample';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { alertOf, approachWidget, failWidgets, statusOf } from '../support/widgets';

const path = '/thrive-portland';

const exitOf = (page: Page) => page.getByRole('link', { name: 'Leave this page' });

const sizes = [
  [320, 256],
  [360, 740],
  [1280, 800],
] as const;

for (const [width, height] of sampleOf(sizes)) {
  test(`at ${width} × ${height} the button is there wherever one is, and covers nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // The second stop of the keyboard, and the first is not under it.
    await page.keyboard.press('Tab');
    const skip = await page.getByRole('link', { name: 'Skip to main content' }).boundingBox();
    await page.keyboard.press('Tab');
    await expect(exitOf(page)).toBeFocused();
    const box = await exitOf(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(skip?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));

    await hydrate(page);
    // Every stop of the keyboard is in view below the bar, and the button stays.
    const bar = await page.locator('aside').boundingBox();
    const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(barEnd).toBeLessThanOrEqual(52);
    // The link beside the outline of a widget goes when the widget comes.
    const stops = page.locator('main a:visible:not([data-outline] a), main summary:visible');
    for (const link of await stops.all()) {
      await link.focus();
      await expect(exitOf(page)).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(barEnd);
    }
    await page.goto(`${path}#register`);
    const heading = await page.getByRole('heading', { name: 'Register for THRIVE' }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(barEnd);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page)).toEqual([]);
  });
}

test('no message covers the button, even where it is higher than the window', async ({ page }) => {
  await failWidgets(page, 'not-found');
  await approachWidget(page, path);
  // Only once it is seen to come into view does the time begin.
  await expect(statusOf(page)).toHaveText('Loading…');
  await page.setViewportSize({ width: 320, height: 190 });
  await passTime(page, 12_000);
  await expect(alertOf(page)).toBeVisible();
  const seen = await exitOf(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
    return points.map((point) => link.contains(document.elementFromPoint(...point)));
  });
  expect(seen).toEqual([true, true, true]);
});

test('the button has an edge in forced colors and is not printed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await expect(exitOf(page)).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ media: 'print' });
  await expect(exitOf(page)).toBeHidden();
});
