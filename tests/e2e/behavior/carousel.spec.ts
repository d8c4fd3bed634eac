import type { Page } from '@playwright/test';
import { type Carousel, findCarousel, openCarousel } from '../support/carousel';
import { appData, holdRequests } from '../support/hold-requests';
import { expect, hydrate, test } from '../support/test';

async function swipe(page: Page, carousel: Carousel, distance: number): Promise<void> {
  await carousel.row.scrollIntoViewIfNeeded();
  const box = await carousel.row.boundingBox();
  if (!box) throw new Error('The carousel has no box');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const steps = 10;
  const start = box.x + box.width / 2 - distance / 2;
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = [{ x: start + (distance * step) / steps, y }];
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('previous and next lead around in both directions', async ({ page }) => {
  const carousel = await openCarousel(page);
  for (const number of [4, 3]) {
    await carousel.previous.click();
    await carousel.expectShown(number);
  }
  for (const number of [4, 1, 2]) {
    await carousel.next.click();
    await carousel.expectShown(number);
  }
});

test('all controls are in one row on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { start, stop, previous, tabs, next } = await openCarousel(page);
  const middles: number[] = [];
  for (const control of [start.or(stop), previous, tabs.first(), tabs.last(), next]) {
    const box = await control.boundingBox();
    if (!box) throw new Error(`${control} is not shown`);
    middles.push(box.y + box.height / 2);
  }
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12);
});

test('clicks faster than the slides move all count @long', async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.next.dblclick();
  await carousel.expectShown(3);
  await carousel.next.click();
  await carousel.expectShown(4);
  await expect(carousel.slides.nth(3)).toBeInViewport({ ratio: 0.9 });
  await carousel.expectShown(4);
});

test('each dot shows its testimonial, by pointer and by keyboard @long', async ({ page }) => {
  const carousel = await openCarousel(page);
  await expect(carousel.root.getByRole('tablist')).toHaveAccessibleName(/\S/);
  await expect(carousel.tabs).toHaveCount(4);
  for (const number of [3, 1, 4, 2]) {
    await carousel.tabs.nth(number - 1).click();
    await carousel.expectShown(number);
    await expect(carousel.slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  }
  const moves = { ArrowRight: 3, End: 4, Home: 1, ArrowLeft: 4 };
  for (const [key, number] of Object.entries(moves)) {
    await page.keyboard.press(key);
    await carousel.expectShown(number);
    await expect(carousel.tabs.nth(number - 1)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await carousel.expectShown(1);
  const sizes = await carousel.tabs.evaluateAll((all) =>
    all.map((tab) => Math.min(tab.clientWidth, tab.clientHeight)),
  );
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(24);
});

test('Tab meets the rotation button first, one dot, one slide, and leaves', async ({ page }) => {
  const carousel = await openCarousel(page);
  const names: string[] = [];
  await carousel.root
    .locator('xpath=preceding::*[self::a or self::summary][1]')
    .evaluate((element: HTMLElement) => element.focus());
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await carousel.root.evaluate((root) =>
      root.contains(document.activeElement)
        ? `${document.activeElement?.getAttribute('role') ?? 'button'} ${document.activeElement?.getAttribute('aria-label')}`
        : '',
    );
    if (!name) break;
    names.push(name);
  }
  expect(names).toEqual([
    'button Stop automatic slide show',
    'button Previous testimonial',
    'tab 1 of 4',
    'button Next testimonial',
    'tabpanel 1 of 4',
  ]);
});

test('four clients of four states give five stars each, in words too', async ({ page }) => {
  const carousel = await openCarousel(page);
  const states = ['Pennsylvania', 'Tennessee', 'Missouri', 'Texas'];
  await expect(carousel.slides).toHaveCount(4);
  for (const [index, state] of states.entries()) {
    const caption = carousel.slides.nth(index).locator('figcaption');
    await expect(caption).toContainText('★★★★★');
    await expect(caption).toContainText('5 out of 5 stars');
    await expect(caption).toContainText(`Verified Client · ${state}`);
    await expect(carousel.slides.nth(index)).toHaveAttribute('aria-roledescription', 'slide');
  }
});

test('nothing on the page moves up or down with the testimonials @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const carousel = await openCarousel(page);
  const heights: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    await carousel.next.click();
    heights.push((await carousel.root.boundingBox())?.height ?? 0);
  }
  expect(new Set(heights).size).toBe(1);
});

test('without script every testimonial is there, and no button that does nothing', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const carousel = findCarousel(page);
  for (const slide of await carousel.slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport({ ratio: 0.9 });
  }
  await expect(carousel.next).toBeHidden();
  await page.close();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe shows the next testimonial, and back', async ({ page }) => {
    const carousel = await openCarousel(page);
    await swipe(page, carousel, -220);
    await carousel.expectShown(2);
    await swipe(page, carousel, 220);
    await carousel.expectShown(1);
  });

  test('a swipe before React came counts @long', async ({ page }) => {
    const carousel = findCarousel(page);
    const release = await holdRequests(page, appData);
    await page.goto('/');
    await swipe(page, carousel, -220);
    await expect(carousel.slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    release();
    await hydrate(page);
    await carousel.expectShown(2);
    await expect(carousel.slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

test('the keyboard focus on a testimonial stays where it is when React comes @long', async ({
  page,
}) => {
  const carousel = findCarousel(page);
  const release = await holdRequests(page, appData);
  await page.goto('/');
  await carousel.slides.nth(2).focus();
  release();
  await hydrate(page);
  await carousel.expectShown(3);
  await expect(carousel.slides.nth(2)).toBeFocused();
});
