import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { readTestSite } from '../../sites/read-site';
import { listSmallTargets } from '../support/small-targets';
import { asRgb, readTheme } from '../support/site-theme';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';
import { waitForFrames } from '../support/wait-for-frames';

const compact = `html[${attributes.compact}]`;

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  // One frame for the scroll event, one for what it writes.
  await waitForFrames(page, 2);
}

interface Shift {
  value: number;
}

/** Sums up the layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, n) => sum + n, 0),
    );
}

test('the links of the top bar are as wide as a finger, however short their words', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('header > :first-child a');
  await links.evaluateAll((all) => all.forEach((link) => (link.textContent = 'I')));
  await expect(links).not.toHaveCount(0);
  expect(await listSmallTargets(page)).toEqual([]);
});

for (const width of sampleOf([360, 1280])) {
  test.describe(`at ${width} pixels`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
    });

    test('the header is compact after 50 pixels, not at 50', async ({ page }) => {
      await page.goto('/terms');
      const bar = page.locator('header > div').nth(1);
      const visibleHeight = async () => {
        const box = await bar.boundingBox();
        return box ? Math.round(box.y + box.height) : 0;
      };
      await scrollPage(page, 50);
      await expect(page.locator(compact)).toHaveCount(0);
      expect(await visibleHeight()).toBe(84);
      await scrollPage(page, 51);
      await expect(page.locator(compact)).toHaveCount(1);
      await expect.poll(visibleHeight).toBe(60);
      await scrollPage(page, 50);
      await expect(page.locator(compact)).toHaveCount(0);
      await expect.poll(visibleHeight).toBe(84);
      await scrollPage(page, 2000);
      await expect(page.getByRole('banner')).toBeInViewport();
      await expect.poll(visibleHeight).toBe(60);
    });

    test('small scrolls around 50 pixels move nothing and do not flicker @long', async ({
      page,
    }) => {
      await page.goto('/terms');
      await scrollPage(page, 45);
      const readShifts = await watchShifts(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => {
        const changes: boolean[] = [];
        Object.assign(globalThis, { changes });
        new MutationObserver(() => {
          changes.push(document.documentElement.hasAttribute('data-compact'));
        }).observe(document.documentElement, { attributeFilter: ['data-compact'] });
      });
      for (let top = 46; top <= 56; top += 1) await scrollPage(page, top);
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => scrollY)).toBe(56);
      for (let top = 55; top >= 45; top -= 1) await scrollPage(page, top);
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => scrollY)).toBe(45);
      const changes = await page.evaluate(
        () => (globalThis as unknown as { changes: boolean[] }).changes,
      );
      expect(changes.filter((now, index) => now !== changes[index - 1])).toEqual([true, false]);
      const heightNow = await page.evaluate(() => document.documentElement.scrollHeight);
      // The height of a page is a rounded sum.
      expect(Math.abs(heightNow - height)).toBeLessThanOrEqual(1);
      expect(await readShifts()).toBe(0);
    });

    test('nothing that has the focus is hidden under the header', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrate(page);
      const seen = { Tab: 0, 'Shift+Tab': 0 };
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        for (let step = 0; step < 200; step += 1) {
          await page.keyboard.press(key);
          await waitForFrames(page);
          const state = await page.evaluate(measureFocus);
          if (state === undefined) break;
          seen[key] += 1;
          expect(state.top, `${key}: ${state.name}`).toBeGreaterThanOrEqual(state.headerBottom);
          expect(state.bottom, `${key}: ${state.name}`).toBeLessThan(801);
        }
      }
      expect(seen.Tab).toBeGreaterThan(20);
      expect(seen['Shift+Tab']).toBeGreaterThan(20);
    });
  });
}

/** Where the focused element is; undefined when the walk has left the page. */
function measureFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const bar = document.querySelectorAll('header > div')[1];
  const isInHeader = element.closest('header') !== null || element.matches('[href="#main"]');
  const { top, bottom } = element.getBoundingClientRect();
  return {
    name: element.outerHTML.slice(0, 80),
    top,
    bottom,
    headerBottom: isInHeader ? -1 : (bar?.getBoundingClientRect().bottom ?? 0),
  };
}

test('the top bar, scrolled away, comes back for the focus @long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page
    .locator('header a[aria-label]')
    .evaluate((logo: HTMLElement) => logo.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  const link = page.locator('header a[target="_blank"]');
  await expect(link).toBeFocused();
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('the menu marks the page that is shown, or what it is listed under, with the highlight color', async ({
  page,
}) => {
  const { highlight } = readTheme(readTestSite('specification').builtFolder).colors;
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [path, entry] of [
    ['/contact', 'Contact'],
    ['/counselors/naomi', 'Counselors'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('nav').getByRole('link', { name: entry, exact: true });
    await expect(link).toHaveCSS('text-decoration-color', asRgb(highlight));
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
});
