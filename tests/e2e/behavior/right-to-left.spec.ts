// @promise A site in a right-to-left language is mirrored: header, menu, carousel, keys, messages;
// its joined letters and phone numbers are correct

import type { Locator, Page } from '@playwright/test';
import words from '../../../schema/locales/ar.json' with { type: 'json' };
import { findViolations } from '../../../src/cli/validate/find-violations';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';

test.use({ baseURL: originOf('right-to-left') });

/** Where the middle of something is, as a share of the width of the window. */
async function findPlace(page: Page, shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  const { width = 1 } = page.viewportSize() ?? {};
  if (!box) throw new Error(`${shown} is not shown`);
  return (box.x + box.width / 2) / width;
}

/** The left edge of the first place where a piece of text is shown in an element. */
function findLeft(element: Locator, text: string): Promise<number> {
  return element.evaluate((root, piece) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(piece) ?? -1;
      if (start < 0) continue;
      range.setStart(node, start);
      range.setEnd(node, start + piece.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`"${piece}" is not there`);
  }, text);
}

test('where lines run from right to left, so do header, carousel, keys and messages', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  expect(await findPlace(page, page.locator('header a[href="/"]').first())).toBeGreaterThan(0.7);
  const menu = page.getByRole('navigation', { name: words['Main'] });
  expect(await findPlace(page, menu)).toBeLessThan(0.4);

  const carousel = page.locator(`[aria-roledescription="${words['carousel']}"]`);
  const slides = carousel.locator('[role=tabpanel]');
  const tabs = carousel.getByRole('tab');
  const expectShown = async (number: number): Promise<void> => {
    await expect(tabs.nth(number - 1)).toHaveAttribute('aria-selected', 'true');
    await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  };
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: words['Next testimonial'] });
  const previous = carousel.getByRole('button', { name: words['Previous testimonial'] });
  expect(await findPlace(page, next)).toBeLessThan(await findPlace(page, previous));
  for (const arrow of [next, previous]) {
    await expect(arrow.locator('use')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  }
  await next.click();
  await expectShown(2);
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowLeft');
  await expectShown(3);
  await page.keyboard.press('ArrowRight');
  await expectShown(2);

  // Without a video, the opening moves on phones alone.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: words['Pause motion'] }).click();
  const message = page.getByRole('status').filter({ hasText: words['Motion paused'] });
  await expect(message).toBeVisible();
  await page.setViewportSize(desktop);
  expect(await findPlace(page, message)).toBeLessThan(0.5);
  expect(await findViolations(page)).toEqual([]);
});

test('a sub-menu opens below its entry and ends where that begins @long', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const entry = page.getByRole('navigation', { name: words['Main'] }).locator('li:has(ul)');
  await entry.getByRole('button').click();
  const links = entry.locator('ul');
  await expect(links.getByRole('link').first()).toBeVisible();
  const [outer, inner] = [await entry.boundingBox(), await links.boundingBox()];
  if (!outer || !inner) throw new Error('The sub-menu is not shown');
  expect(Math.abs(outer.x + outer.width - (inner.x + inner.width))).toBeLessThan(24);
  expect(inner.x).toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);
});

test('on a phone, the menu comes in from the left, and nothing is wider than the window @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await page.goto('/');
  await hydrate(page);
  await page.locator('header button', { hasText: words['Menu'] }).click();
  const dialog = page.getByRole('dialog', { name: words['Menu'] });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
  expect(await findViolations(page)).toEqual([]);
});

test('telephone numbers keep the order of their digits, after words too', async ({ page }) => {
  await page.goto('/team/salma/book');
  const numbers = page.locator('a[href="tel:+96265550142"]');
  await expect(numbers).toHaveCount(3);
  for (const number of await numbers.all()) {
    expect(await findLeft(number, '+962')).toBeLessThan(await findLeft(number, '0142'));
  }
});

test('joined letters stay together: no room between them, and no first letter that drops @long', async ({
  page,
}) => {
  await page.goto('/posts/when-sleep-stays-away');
  for (const part of ['h1', 'h2', 'main p']) {
    await expect(page.locator(part).first()).toHaveCSS('letter-spacing', 'normal');
  }
  const first = page.locator('main div > p').first();
  const dropped = await first.evaluate((text) =>
    getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter'),
  );
  expect(dropped).toBe('normal');
});
