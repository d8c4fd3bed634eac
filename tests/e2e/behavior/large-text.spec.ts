import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function readBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

async function openWithText(page: Page, path: string, size: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

test('what is in the top bar does not touch when it fills it', async ({ page }) => {
  await openWithText(page, '/terms', '200%');
  const [first, second] = [page.locator('header a').nth(0), page.locator('header a').nth(1)];
  await first.evaluate((link) => {
    link.textContent = 'many words '.repeat(6);
  });
  const [before, after] = [await readBox(first), await readBox(second)];
  expect(after.x - (before.x + before.width)).toBeGreaterThanOrEqual(8);
});

test('the name of a counselor is beside the portrait as long as it has room', async ({ page }) => {
  const portrait = page.locator('main img').first();
  const name = page.locator('h1');
  const credential = page.locator('dl > div').first();

  await openWithText(page, '/counselors/naomi', '100%');
  const small = { portrait: await readBox(portrait), name: await readBox(name) };
  expect(small.name.x).toBeGreaterThan(small.portrait.x + small.portrait.width);
  const [term, meaning] = [credential.locator('dt'), credential.locator('dd')];
  expect((await readBox(meaning)).y).toBe((await readBox(term)).y);

  await openWithText(page, '/counselors/naomi', '200%');
  const large = { portrait: await readBox(portrait), name: await readBox(name) };
  expect(large.name.y).toBeGreaterThanOrEqual(large.portrait.y + large.portrait.height);
  expect((await readBox(meaning)).y).toBeGreaterThan((await readBox(term)).y);
});

test('links in the texts of the footer are high enough to tap', async ({ page }) => {
  await openWithText(page, '/terms', '100%');
  const heights = await page
    .locator('footer a')
    .evaluateAll((links) =>
      links.flatMap((link) => Array.from(link.getClientRects(), ({ height }) => height)),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

/**
 * Runs in the page: of each grid and each row that does not wrap, whether its first two children are
 * side by side. Where a row wraps follows from the width of its words.
 */
function listRows(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { display, flexWrap } = getComputedStyle(element);
    if (!/grid|flex/.test(display) || flexWrap === 'wrap') return [];
    const [first, second] = [...element.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    if (!first || !second) return [];
    return [`${element.outerHTML.slice(0, 60)}: ${second.left >= first.right - 1}`];
  });
}

for (const path of ['/', '/resources']) {
  test(`${path}: larger text changes what is side by side as a narrower window does`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const listRowsAt = async (width: number, standard: number) => {
      await page.setViewportSize({ width, height: 800 });
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
      return page.evaluate(listRows);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const layouts: string[][] = [];
    // On both sides of each width from which a layout changes.
    for (const width of [596, 604, 756, 764, 956, 964]) {
      const usual = await listRowsAt(width, 16);
      expect(await listRowsAt(width * 1.25, 20), `${width} px`).toEqual(usual);
      layouts.push(usual);
    }
    expect(new Set(layouts.map(String)).size).toBeGreaterThan(1);
  });
}
