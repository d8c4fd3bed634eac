import type { Page } from '@playwright/test';
import { type Carousel, findCarousel, openCarousel } from '../support/carousel';
import { appData, holdRequests } from '../support/hold-requests';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

/** Stops the clock, and chooses the first slide, so that the interval begins in this moment. */
async function startInterval(page: Page, carousel: Carousel): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // On a busy machine, Chromium may go on gliding to where it was sent before.
  await carousel.settle();
  await carousel.tabs.nth(1).click();
  await carousel.expectShown(2);
  await carousel.settle();
  await carousel.tabs.nth(0).click();
  await carousel.expectShown(1);
  await carousel.settle();
  await leaveRotating(page, carousel);
}

/** Takes the pointer and the focus away. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Takes pointer and focus away, and waits until nothing holds the carousel any more. */
async function leaveRotating(page: Page, carousel: Carousel): Promise<void> {
  await leave(page);
  await expect(carousel.row).toHaveAttribute('aria-live', 'off');
}

async function expectToStay(page: Page, carousel: Carousel, number: number): Promise<void> {
  await passTime(page, 20_000);
  await carousel.expectShown(number);
}

/** The slide comes after exactly as long as each is shown. */
async function expectNext(page: Page, carousel: Carousel, number: number): Promise<void> {
  await passTime(page, 5999);
  await carousel.expectShown(number === 1 ? 4 : number - 1);
  await passTime(page, 1);
  await carousel.expectShown(number);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the next testimonial comes after 6000 ms, not after 5999, and the first after the last', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  for (const number of [2, 3, 4, 1]) await expectNext(page, carousel, number);
});

test('choosing a testimonial restarts the 6000 ms @long', async ({ page }) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  await passTime(page, 4000);
  // By script, because pointer and focus would hold the carousel.
  await carousel.next.evaluate((button: HTMLElement) => button.click());
  await carousel.expectShown(2);
  await expectNext(page, carousel, 3);
});

test('nothing moves while the pointer is over it, and 6000 ms later it goes on @long', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  await carousel.row.hover();
  await expect(carousel.row).toHaveAttribute('aria-live', 'polite');
  await expectToStay(page, carousel, 1);
  await leaveRotating(page, carousel);
  await expectNext(page, carousel, 2);
});

test('nothing moves while the focus is inside, and changes are announced @long', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  await expect(carousel.row).toHaveAttribute('aria-live', 'off');
  await carousel.stop.focus();
  await expect(carousel.row).toHaveAttribute('aria-live', 'polite');
  await expectToStay(page, carousel, 1);
  await leaveRotating(page, carousel);
  await passTime(page, 6000);
  await carousel.expectShown(2);
});

test('nothing moves in a hidden tab, nor at once when it is shown again @long', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await expectToStay(page, carousel, 1);
  await setHidden(false);
  await expectNext(page, carousel, 2);
});

test('a visitor who stops it has it stopped, and can start it again', async ({ page }) => {
  const carousel = await openCarousel(page);
  await startInterval(page, carousel);
  await carousel.stop.click();
  await leave(page);
  await expect(carousel.row).toHaveAttribute('aria-live', 'polite');
  await expectToStay(page, carousel, 1);
  await carousel.next.click();
  await carousel.expectShown(2);
  await leave(page);
  await expectToStay(page, carousel, 2);
  await carousel.start.click();
  await leaveRotating(page, carousel);
  await passTime(page, 6000);
  await carousel.expectShown(3);
});

test('pausing all motion of the page stops it, even when it was started by hand @long', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  const pauseAll = page.locator(`[${attributes.motionToggle}]`);
  await startInterval(page, carousel);
  await carousel.stop.click();
  await carousel.start.click();
  await pauseAll.evaluate((button: HTMLElement) => button.click());
  await leave(page);
  await expect(carousel.start).toBeVisible();
  await expect(carousel.row).toHaveAttribute('aria-live', 'polite');
  await expectToStay(page, carousel, 1);
  await carousel.start.click();
  await leaveRotating(page, carousel);
  await passTime(page, 6000);
  await carousel.expectShown(2);
  await carousel.stop.click();
  await pauseAll.evaluate((button: HTMLElement) => button.click());
  await leave(page);
  await expectToStay(page, carousel, 2);
});

test('it does not start for visitors who want less motion, unless they start it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await leave(page);
  await expect(carousel.start).toBeVisible();
  await expect(carousel.row).toHaveAttribute('aria-live', 'polite');
  await expectToStay(page, carousel, 1);
  await carousel.start.click();
  await leaveRotating(page, carousel);
  await passTime(page, 6000);
  await carousel.expectShown(2);
});

test('a pointer that was there before React holds it too @long', async ({ page }) => {
  const carousel = findCarousel(page);
  const release = await holdRequests(page, appData);
  await page.goto('/');
  await carousel.row.scrollIntoViewIfNeeded();
  await carousel.row.hover();
  release();
  await hydrate(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expectToStay(page, carousel, 1);
});
