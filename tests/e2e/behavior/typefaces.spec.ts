// @promise The main image is requested before the fonts, and a video only after the page has loaded

import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { listLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Not what `document.fonts.check` asks, which is true of typefaces that no page declares. */
function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

for (const width of [360, 1280]) {
  for (const path of sampleOf(['/', '/privacy', '/blog/cancel-parent-culture'])) {
    test(`${path}, ${width} pixels wide: nothing moves when the typefaces arrive late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(path);
      await expect
        .poll(() => listLoadedFonts(page))
        .toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
      expect(await listLayoutShifts(page)).toEqual([]);
    });
  }
}

test('headings and text are set in typefaces of our own server', async ({
  page,
  foreignRequests,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toHaveLength(2);
  expect(foreignRequests).toEqual([]);
});

test('what the first screen shows is asked for before the script', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request, type = 'Other' }) => {
    if (!priorities.has(type)) priorities.set(type, request.initialPriority);
  });
  await page.goto('/privacy');
  await expect
    .poll(() => [...priorities.keys()])
    .toEqual(expect.arrayContaining(['Font', 'Script']));
  expect(priorities.get('Document')).toBe('VeryHigh');
  expect(priorities.get('Font')).toBe('High');
  expect(priorities.get('Script')).toBe('Low');
});

test('the main picture is asked for before the typefaces', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/');
  expect(asked).toContain('font');
  expect(asked.indexOf('image')).toBeGreaterThan(0);
  expect(asked.indexOf('image')).toBeLessThan(asked.indexOf('font'));
});
