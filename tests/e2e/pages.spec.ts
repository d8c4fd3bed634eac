import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, hydrate, test } from './test';
import { listPages } from './site-pages';

const pages = listPages();

/** The elements whose text is cut off, or stands outside of the window or of its section. */
function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What stands in a row that can be scrolled is not lost.
    const rows = [...document.querySelectorAll('main *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li, dt, dd, summary)')]
      .filter((element) => element.checkVisibility() && !rows.some((row) => row.contains(element)))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.left < 0 || box.right > innerWidth) return true;
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          if (!/hidden|clip/.test(getComputedStyle(parent).overflow)) continue;
          const frame = parent.getBoundingClientRect();
          if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true;
        }
        return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
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
  const embeds = blocks.filter(({ block }) => block.type === 'embed');

  test(`${path} is whole, quiet and its own`, async ({ page, messages, foreignRequests }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(isNotFound ? 404 : 200);
    await expect(page).toHaveTitle(head.title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await hydrate(page);
    // The browser says that the page was not found, and so do we.
    const expected = isNotFound ? 2 : 0;
    expect(messages, messages.join('\n')).toHaveLength(expected);
    if (embeds.length === 0) expect(foreignRequests).toEqual([]);
  });

  test(`${path} shows all of its text at 400 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // 1280 × 1024 at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    // Text spacing of WCAG 1.4.12, which a visitor may ask for on top.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    expect(await listCutTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const width of [360, 768, 1280]) {
    test(`${path} has no accessibility violation at ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
