import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Behavior } from '../../../src/generated/config-types';
import { findCarousel } from '../support/carousel';
import { countAnswers } from '../support/count-answers';
import { openStill } from '../support/open-still';
import { otherBehavior } from '../support/other-behavior';
import { originOf } from '../support/ports';
import { readShift, scrollTo } from '../support/scroll';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { projectFolder } from '../../../src/io/project-folder';
import { attributes } from '../../../src/contract/page-contract';

test.use({ baseURL: originOf('otherConstants'), viewport: { width: 1280, height: 1000 } });

test('every constant is another one than usual', () => {
  const file = join(projectFolder, 'schema/behavior.schema.json');
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as {
    properties: Record<string, { properties: Record<string, { default: unknown }> }>;
  };
  for (const [group, { properties: constants }] of Object.entries(properties)) {
    const changed: object = otherBehavior[group as keyof Behavior];
    expect(Object.keys(changed).toSorted()).toEqual(Object.keys(constants).toSorted());
    for (const [name, value] of Object.entries(changed)) {
      expect(value, `${group}.${name}`).not.toBe(constants[name]?.default);
    }
  }
});

test('header.compactAfter @long', async ({ page }) => {
  await page.goto('/terms');
  const compact = page.locator(`html[${attributes.compact}]`);
  await scrollTo(page, 120);
  await page.waitForTimeout(100);
  await expect(compact).toHaveCount(0);
  await scrollTo(page, 121);
  await expect(compact).toHaveCount(1);
});

test('header.hoverDelay @long', async ({ page }) => {
  await openStill(page, '/terms', 'F9');
  const button = page.getByRole('button', { name: 'Show Resources pages' });
  const item = page.locator('li', { has: button });
  await item.locator('> a').hover();
  await passTime(page, 499);
  await expect(item.locator('ul')).toBeHidden();
  await passTime(page, 1);
  await expect(item.locator('ul')).toBeVisible();
});

test('banner.height and banner.parallaxFactor @long', async ({ page }) => {
  await page.goto('/resources');
  const banner = page.locator('main > section').first();
  await expect(banner).toHaveCSS('min-height', '700px');
  await scrollTo(page, 200);
  const picture = 'main > section > div:has(> picture)';
  await expect.poll(() => readShift(page, picture)).toBeCloseTo(50, 0);
});

test('carousel.interval @long', async ({ page }) => {
  await openStill(page, '/', 'F9');
  const carousel = findCarousel(page);
  await carousel.tabs.nth(0).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(carousel.row).toHaveAttribute('aria-live', 'off');
  await passTime(page, 8999);
  await carousel.expectShown(1);
  await passTime(page, 1);
  await carousel.expectShown(2);
});

test('cards.specialties, cards.stagger and cards.slowStagger @long', async ({ page }) => {
  const cards = page.locator('main section > ul').first().locator('> li');
  const readDelays = () =>
    cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
  await page.goto('/counselors');
  expect(await readDelays()).toEqual(['0s', '0.04s', '0.08s', '0.12s']);
  await expect(cards.first().getByRole('listitem')).toHaveCount(2);
  await page.goto('/resources');
  expect(await readDelays()).toEqual(['0s', '0.3s', '0.6s', '0.9s']);
});

test('embed.minHeight, embed.contactMinHeight and embed.podcastMinHeight @long', async ({
  page,
}) => {
  for (const [path, height] of [
    ['/counselors/miriam/book-with-miriam', 700],
    ['/contact', 500],
    ['/resources/podcast', 400],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`[${attributes.wakesApp}]`)).toHaveCSS('min-height', `${height}px`);
  }
});

test('tooltip.openDelay and tooltip.skipDelay @long', async ({ page }) => {
  // The carousel would scroll, which closes tooltips.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/', 'F9');
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next testimonial' }).hover();
  await passTime(page, 199);
  await expect(tooltip).toHaveCount(0);
  await passTime(page, 1);
  await expect(tooltip).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
  await passTime(page, 999);
  await page.getByRole('button', { name: 'Previous testimonial' }).hover();
  await passTime(page, 1);
  await expect(tooltip).toHaveCount(1);
});

test('notifications @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStill(page, '/blog/cancel-parent-culture', 'F9');
  const cards = page.locator('.MuiPaper-root', { hasText: 'Link copied' });
  for (let time = 0; time < 3; time += 1) {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(cards).toHaveCount(Math.min(time + 1, 2));
  }
  const readBoxes = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  await expect.poll(async () => (await readBoxes()).map(({ width }) => width)).toEqual([300, 300]);
  await expect
    .poll(async () => {
      const [upper, lower] = await readBoxes();
      return upper && lower && [lower.top - upper.bottom, 1280 - lower.right, 1000 - lower.bottom];
    })
    .toEqual([20, 40, 40]);
  await passTime(page, 1999);
  await expect(cards).toHaveCount(2);
  await passTime(page, 1);
  await expect(cards).toHaveCount(0);
  await page.keyboard.press('Alt+M');
  await expect(page.locator('[role=region][aria-label*="Alt+M"]')).toBeFocused();
});

test('actionNotifications @long', async ({ page, context }) => {
  await openStill(page, '/terms', 'F9');
  const card = page.locator('.MuiPaper-root', { hasText: 'offline' });
  async function swipe(distance: number): Promise<void> {
    const box = await card.boundingBox();
    if (!box) throw new Error('The message is not to be seen');
    const y = box.y + 20;
    await page.mouse.move(box.x + 200, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 200 - distance / 2, y);
    await page.mouse.move(box.x + 200 - distance, y);
    await page.mouse.up();
    await page.mouse.move(5, 5);
  }
  await context.setOffline(true);
  await expect(card).toBeVisible();
  await swipe(89);
  await expect(card).toHaveCount(1);
  await swipe(90);
  await expect(card).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(card).toBeVisible();
  await passTime(page, 2999);
  await expect(card).toBeVisible();
  await passTime(page, 1);
  await expect(card).toHaveCount(0);
  await page.keyboard.press('F9');
  await expect(page.locator('[role=region][aria-label*=F9]')).toBeFocused();
});

test('data.retries, data.retryDelay and data.maxRetryDelay @long', async ({ page }) => {
  await openStill(page, '/terms', 'F9');
  let requests = 0;
  const answers = countAnswers(page, '/_data/contact.json');
  await page.route('**/_data/contact.json', async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().press('Enter');
  let tries = 1;
  await expect.poll(() => requests).toBe(tries);
  // Twice three seconds would be six, but four are the most.
  for (const pause of [3000, 4000]) {
    // The pause begins when the page has the answer.
    await expect.poll(answers).toBe(tries);
    await passTime(page, pause - 1);
    expect(requests).toBe(tries);
    await passTime(page, 1);
    tries += 1;
    await expect.poll(() => requests).toBe(tries);
  }
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  expect(requests).toBe(3);
});

test('data.cacheLifetime @long', async ({ page }) => {
  await openStill(page, '/terms', 'F9');
  const answers = countAnswers(page, '/_data/contact.json');
  const contact = page.getByRole('link', { name: 'Contact', exact: true }).first();
  async function lookAtLink(): Promise<void> {
    await contact.blur();
    await contact.focus();
  }
  await lookAtLink();
  await expect.poll(answers).toBe(1);
  await passTime(page, 59_999);
  await lookAtLink();
  // Nothing more is asked for, however long one waits.
  await page.waitForTimeout(500);
  expect(answers()).toBe(1);
  await passTime(page, 1);
  await lookAtLink();
  await expect.poll(answers).toBe(2);
});

test('navigation.scrollOnBack @long', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await scrollTo(page, 500);
  await page
    .locator('header a[href="/book-a-session"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Book A Session');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('navigation.progressDelay @long', async ({ page }) => {
  await openStill(page, '/terms', 'F9');
  await page.route('**/_data/contact.json', () => undefined);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().press('Enter');
  await expect(page).toHaveURL('/contact');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await passTime(page, 990);
  await expect(bar).toHaveCount(0);
  await passTime(page, 20);
  await expect(bar).toBeVisible();
});

test('navigation.versionInterval @long', async ({ page }) => {
  await openStill(page, '/terms', 'F9');
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/_site.json')) looks += 1;
  });
  await passTime(page, 29_000);
  expect(looks).toBe(0);
  await passTime(page, 31_000);
  await expect.poll(() => looks).toBe(1);
});
