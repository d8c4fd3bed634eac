// @promise No cookies, nothing personal in browser storage, and no third-party requests until a
// widget needs them
// @promise No page violates its CSP at any width; text cannot become HTML; a violation would be
// detected
// @promise Nothing moves while a visitor scrolls; the home page loads at most 250 kB, text pages 90
// kB, fonts 60 kB

import type { Page } from '@playwright/test';
import { pageWeights, weighPage } from '../../budgets/page-weight';
import { countBytes } from '../support/count-bytes';
import { listLayoutShifts } from '../support/layout-shifts';
import { watchPolicy } from '../support/watch-policy';
import { expect, hydrate, test } from './site-test';
import {
  addressOf,
  isFurtherPage,
  isNotFoundPage,
  listEmbeds,
  proof,
  readTestedSites,
} from './tested-sites';
import { attributes } from '../../../src/contract/page-contract';

test.use({ videos: 'moving' });

/** All that pages may keep, and only until the tab is closed. */
const knownKeys = new Set(['', 'left', 'motion-paused', 'reloaded']);

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

/** The pictures that were asked for, in view once, and did not come. */
function listMissingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc, complete, naturalWidth }) => currentSrc && complete && !naturalWidth)
      .map(({ currentSrc }) => currentSrc),
  );
}

for (const site of readTestedSites()) {
  test(`${site.name}: every page has a title and a description of its own`, () => {
    const firstPages = site.pages.filter((page) => !isFurtherPage(page));
    for (const [field, pages] of [
      ['title', site.pages],
      ['description', firstPages],
    ] as const) {
      // What is not translated is the same in another language, which the check of the config says.
      const texts = pages.map(({ head, base }) => `${base ?? ''} ${head[field]}`);
      expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
    }
  });

  for (const payload of site.pages) {
    const isNotFound = isNotFoundPage(payload);
    const frames = listEmbeds(payload).flatMap(({ frame }) => frame ?? []);

    // One visit for all: each step tells what it finds, and the next ones still run.
    test(`${site.name} ${payload.path} is whole, light and quiet, breaks no policy, keeps nothing and asks nobody else @F19`, async ({
      page,
      messages,
      foreignRequests,
    }) => {
      test.slow();
      const violations = await watchPolicy(page);
      const readBytes = await countBytes(page);
      await page.setViewportSize({ width: 360, height: 740 });

      await test.step('it is the right page', async () => {
        const response = await page.goto(addressOf(site, payload));
        expect(response?.status()).toBe(isNotFound ? 404 : 200);
        await expect(page).toHaveTitle(payload.head.title);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
      });

      await test.step('nothing moves while one scrolls', async () => {
        const widgetsMayGrow = proof === 'content';
        expect.soft(await listLayoutShifts(page, { widgetsMayGrow })).toEqual([]);
      });

      await test.step('its pictures came', async () => {
        expect.soft(await listMissingPictures(page)).toEqual([]);
      });

      await test.step('it is light', async () => {
        const bytes = readBytes();
        const description = `${bytes.page} bytes, ${bytes.fonts} of them fonts`;
        test.info().annotations.push({ type: 'transferred', description });
        const hasPictures = (await page.locator('main img').count()) > 0;
        const { budget, warning } = weighPage(payload.path, bytes, hasPictures);
        if (proof === 'content' && warning !== undefined) console.warn(warning);
        const most = proof === 'engine' ? budget : pageWeights.harmful;
        expect.soft(bytes.page).toBeLessThanOrEqual(most);
        if (proof === 'engine') expect.soft(bytes.fonts).toBeLessThanOrEqual(pageWeights.fonts);
      });

      await test.step('its policy permits everything at any width', async () => {
        await hydrate(page);
        const motion = page.locator(`[${attributes.motionToggle}]:visible`);
        if ((await motion.count()) > 0) await motion.first().click();
        // At once: there are dozens, and Playwright waits for frames before each click.
        await page
          .locator('main summary:visible')
          .evaluateAll((summaries: HTMLElement[]) => summaries.forEach((each) => each.click()));
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
        // It comes with the first widget that is near.
        if (count > 0)
          await page.locator(`[${attributes.wakesApp}]`).first().scrollIntoViewIfNeeded();
        await expect.soft(scripts).toHaveCount(count);
      });

      await test.step('it keeps nothing', async () => {
        expect.soft(await listKept(page)).toEqual([]);
      });

      await test.step('it asks nobody but the providers of its widgets', () => {
        const needed = frames
          .filter(({ load }) => load !== 'click')
          .flatMap(({ src, script }) => (script === undefined ? [src] : [src, script]));
        const origins = new Set(needed.map((src) => new URL(src).origin));
        const asked = foreignRequests.filter((url) => !origins.has(new URL(url).origin));
        expect.soft(asked).toEqual([]);
      });
    });
  }
}
