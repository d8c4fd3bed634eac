import type { Page } from '@playwright/test';
import { countBytes } from '../support/count-bytes';
import { listLayoutShifts } from '../support/layout-shifts';
import { listPages } from '../support/site-pages';
import { expect, hydrate, test } from '../support/test';
import { watchPolicy } from '../support/watch-policy';

const pages = listPages();

/** Bytes over the wire at 360 pixels, 1 kB = 1000 bytes: with all pictures, before video and app. */
const budgets = { page: 250_000, textOnly: 90_000, fonts: 60_000 };

/** All that pages may keep, and only until the tab is closed. */
const knownKeys = new Set(['', 'motion-paused', 'reloaded']);

/** What a page keeps about its visitor. */
async function listKept(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...kept, ...cookies.map(({ name }) => name)].filter((name) => !knownKeys.has(name));
}

test('every page has a title and a description of its own', () => {
  for (const field of ['title', 'description'] as const) {
    const texts = pages.map(({ head }) => head[field]);
    expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
  }
});

for (const { path: pagePath, head, blocks } of pages) {
  // The 404 page is met at any address that does not exist.
  const isNotFound = pagePath === '/404';
  const path = isNotFound ? '/no-such-page' : pagePath;
  const frames = blocks.flatMap(({ block }) =>
    block.type === 'embed' && block.embed.frame ? [block.embed.frame] : [],
  );

  // One visit for all: each step tells what it finds, and the next ones still run.
  test(`${path} is whole, light and quiet, breaks no policy, keeps nothing and asks nobody else @F19`, async ({
    page,
    messages,
    foreignRequests,
  }) => {
    test.slow();
    const violations = await watchPolicy(page);
    const readBytes = await countBytes(page);
    await page.setViewportSize({ width: 360, height: 740 });

    await test.step('it is the right page', async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      await expect(page).toHaveTitle(head.title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
    });

    await test.step('nothing moves while one scrolls', async () => {
      expect.soft(await listLayoutShifts(page)).toEqual([]);
    });

    await test.step('it is light', async () => {
      const bytes = readBytes();
      const description = `${bytes.page} bytes, ${bytes.fonts} of them fonts`;
      test.info().annotations.push({ type: 'transferred', description });
      const hasPictures = (await page.locator('main img').count()) > 0;
      const budget = hasPictures ? budgets.page : budgets.textOnly;
      expect.soft(bytes.page).toBeLessThanOrEqual(budget);
      expect.soft(bytes.fonts).toBeLessThanOrEqual(budgets.fonts);
    });

    await test.step('its policy permits everything at any width', async () => {
      await hydrate(page);
      const motion = page.locator('[data-motion-toggle]:visible');
      if ((await motion.count()) > 0) await motion.first().click();
      for (const summary of await page.locator('main summary:visible').all()) await summary.click();
      for (const width of [320, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
      expect.soft(violations).toEqual([]);
    });

    await test.step('it says nothing in the console', () => {
      // The browser says that the page was not found, and so do we.
      expect.soft(messages, messages.join('\n')).toHaveLength(isNotFound ? 2 : 0);
    });

    await test.step('it has the script of a provider once, if its widgets bring one', async () => {
      const scripts = page.locator('script[src$="/js/form_embed.js"]');
      const count = frames.some(({ script }) => script) ? 1 : 0;
      await expect.soft(scripts).toHaveCount(count);
    });

    await test.step('it keeps nothing', async () => {
      expect.soft(await listKept(page)).toEqual([]);
    });

    await test.step('it asks nobody but the providers of its widgets', () => {
      const needed = frames.filter(({ load }) => load !== 'click').map(({ src }) => src);
      const origins = new Set(needed.map((src) => new URL(src).origin));
      const asked = foreignRequests.filter((url) => !origins.has(new URL(url).origin));
      expect.soft(asked).toEqual([]);
    });
  });
}
