import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

const next = 'Next testimonial';
const previous = 'Previous testimonial';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** The home page with the carousel in view and the clock stopped. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*=F8]')).toBeAttached();
  await page.getByRole('button', { name: next }).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function point(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).hover();
}

test('the name of an icon button appears after 700 ms and goes with the pointer', async ({
  page,
}) => {
  await openCarousel(page);
  const tooltip = page.getByRole('tooltip');
  await point(page, next);
  await passTime(page, 699);
  await expect(tooltip).toHaveCount(0);
  await passTime(page, 1);
  await expect(tooltip).toHaveText(next);
  await expect(tooltip).toBeVisible();
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
});

for (const { pause, atOnce } of [
  { pause: 299, atOnce: true },
  { pause: 301, atOnce: false },
]) {
  test(`${pause} ms after one has closed the next ${atOnce ? 'opens at once' : 'waits'} @long`, async ({
    page,
  }) => {
    await openCarousel(page);
    const tooltip = page.getByRole('tooltip');
    await point(page, next);
    await passTime(page, 700);
    await expect(tooltip).toHaveText(next);
    await page.mouse.move(5, 5);
    await expect(tooltip).toHaveCount(0);
    await passTime(page, pause);
    await point(page, previous);
    await passTime(page, 1);
    await expect(tooltip).toHaveCount(atOnce ? 1 : 0);
    await passTime(page, 699);
    await expect(tooltip).toHaveText(previous);
  });
}

test('it opens on focus too, and Escape closes it without moving the focus @long', async ({
  page,
}) => {
  await openCarousel(page);
  const tooltip = page.getByRole('tooltip');
  const button = page.getByRole('button', { name: next });
  await button.focus();
  await passTime(page, 700);
  await expect(tooltip).toHaveText(next);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(button).toBeFocused();
  await passTime(page, 5000);
  await expect(tooltip).toHaveCount(0);
});

test('the pointer can move onto it @long', async ({ page }) => {
  await openCarousel(page);
  const tooltip = page.getByRole('tooltip');
  await point(page, next);
  await passTime(page, 700);
  await expect(tooltip).toBeVisible();
  const from = await page.getByRole('button', { name: next }).boundingBox();
  const to = await tooltip.boundingBox();
  if (!from || !to) throw new Error('Button or tooltip is not to be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
  await passTime(page, 5000);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
});

test('scrolling closes an open one, not one that waits @long', async ({ page }) => {
  await openCarousel(page);
  const tooltip = page.getByRole('tooltip');
  await point(page, next);
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await passTime(page, 700);
  await expect(tooltip).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expect(tooltip).toHaveCount(0);
});

test('a click closes it @long', async ({ page }) => {
  await openCarousel(page);
  await point(page, next);
  await passTime(page, 700);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: next }).click();
  await passTime(page, 5000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('touch opens none, and everything has its name without it @long', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openCarousel(page);
  const button = page.getByRole('button', { name: next });
  await button.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await passTime(page, 5000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toHaveAccessibleName(next);
  await context.close();
});

test('it lies above the open menu of small screens @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/contact');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*=F8]')).toBeAttached();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Close menu' }).hover();
  await passTime(page, 800);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Close menu');
  const isOnTop = await tooltip.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isOnTop).toBe(true);
  const box = await tooltip.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('the button that pauses motion shows what it does now @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*=F8]')).toBeAttached();
  const toggle = page.locator(`[${attributes.motionToggle}]`);
  const tooltip = page.getByRole('tooltip');
  await toggle.hover();
  await passTime(page, 800);
  await expect(tooltip).toHaveText('Pause motion');
  await toggle.click();
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(5, 5);
  await toggle.hover();
  await passTime(page, 800);
  await expect(tooltip).toHaveText('Play motion');
});
