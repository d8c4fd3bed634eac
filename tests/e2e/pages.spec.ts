import { listViolations } from './axe';
import { expect, hydrate, test } from './test';
import { listPages } from './site-pages';

const pages = listPages();

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

  test(`${path} fits a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  for (const width of [360, 1280]) {
    test(`${path} has no accessibility violation at ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await listViolations(page)).toEqual([]);
    });
  }
}
