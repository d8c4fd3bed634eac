import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Notes how the page is scrolled by script. */
async function watchScrolling(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const calls: unknown[] = [];
    const scrollNow = scrollTo.bind(globalThis);
    Object.assign(globalThis, {
      calls,
      scrollTo: (options: ScrollToOptions) => {
        calls.push(options);
        scrollNow(options);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls);
}

/** Notes each text that the live region says. */
async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { texts });
    const region = document.querySelector('body > [role=status]');
    if (!region) throw new Error('there is no live region');
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts);
}

function defer(): { promise: Promise<void>; resolve: () => void } {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

/** In the menu; a page without widgets, which shows in place. */
const booking = (page: Page) => page.locator('nav a[href="/book-a-session"]');

test('a new page starts at the top, smoothly', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 900));
  const calls = await watchScrolling(page);
  await booking(page).click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await calls()).toEqual([{ top: 0, behavior: 'smooth' }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('visitors who want less motion are at the top at once @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 900));
  const calls = await watchScrolling(page);
  await booking(page).click();
  await expect(page.locator('h1')).toHaveText('Book A Session');
  expect(await calls()).toEqual([{ top: 0, behavior: 'instant' }]);
});

test('the title of a new page is announced once', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  const texts = await watchAnnouncements(page);
  await booking(page).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  expect(await texts()).toEqual([
    expect.stringContaining('Book'),
    expect.stringContaining('Terms'),
  ]);
});

test('going back leads to the top', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  // Playwright's own click would scroll the page.
  await booking(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Book A Session');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link to a part of the same page is not a new page @long', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  const texts = await watchAnnouncements(page);
  await page.locator('main nav a').last().click();
  await expect(page).toHaveURL('/terms#block-1_7');
  await expect(page.locator('#block-1_7')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await texts()).toEqual([]);
});

test('a bar appears when a page takes longer than 300 ms, not before @long', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/terms');
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  const { promise: waiting, resolve: answer } = defer();
  await page.route('**/_data/book-a-session.json', async (route) => {
    await waiting;
    await route.continue();
  });
  await booking(page).press('Enter');
  await expect(page).toHaveURL('/book-a-session');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await passTime(page, 290);
  await expect(bar).toHaveCount(0);
  await passTime(page, 20);
  await expect(bar).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  answer();
  await expect(page.locator('h1')).toHaveText('Book A Session');
  await expect(bar).toHaveCount(0);
});

for (const event of sampleOf(['hover', 'focus'] as const)) {
  test(`the page of a link is fetched on ${event}`, async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const request = page.waitForRequest('**/_data/book-a-session.json');
    await booking(page)[event]();
    await request;
  });
}

test('pages that were fetched stay readable while offline @long', async ({ page, context }) => {
  await page.goto('/terms');
  await hydrate(page);
  const fetched = page.waitForResponse('**/_data/book-a-session.json');
  await booking(page).hover();
  await fetched;
  await context.setOffline(true);
  await booking(page).click();
  await expect(page.locator('h1')).toHaveText('Book A Session');
});

test('while offline, a page that is not there yet waits until the line is back @long', async ({
  page,
  context,
}) => {
  await page.goto('/terms');
  await hydrate(page);
  await context.setOffline(true);
  await booking(page).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Book A Session');
});

for (const [reducedMotion, fades] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`the next page ${fades ? 'fades in' : 'is there at once'} when motion is "${reducedMotion}" @long`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/terms');
    await hydrate(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(globalThis, { fades: 0 });
      document.startViewTransition = (change) => {
        (globalThis as unknown as { fades: number }).fades += 1;
        return start(change);
      };
    });
    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toHaveText('About');
    expect(await page.evaluate(() => (globalThis as unknown as { fades: number }).fades)).toBe(
      fades,
    );
  });
}
