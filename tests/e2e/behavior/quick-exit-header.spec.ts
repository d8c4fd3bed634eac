// @promise The quick exit works before React loads, without JavaScript, by keyboard and at 320 ×
// 256, and does not cover anything

import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

// A page with the header and the quick exit, which the specification has nowhere.
const path = '/open-day';

test.use({ baseURL: originOf('every-part') });

async function openPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrate(page);
}

/** Where the bar with the button ends and the header starts, in pixels from the top. */
async function readEdges(page: Page): Promise<{ bar: number; headerTop: number }> {
  const bar = await page.locator(`aside:has([${attributes.quickExit}])`).boundingBox();
  const header = await page.locator('header').first().boundingBox();
  return { bar: (bar?.y ?? 0) + (bar?.height ?? 0), headerTop: header?.y ?? 0 };
}

for (const width of sampleOf([360, 1280])) {
  test(`at ${width} pixels the header is below the quick exit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await openPage(page);
    const exit = page.getByRole('link', { name: 'Leave now' });
    const atTop = await readEdges(page);
    expect(atTop.headerTop).toBeGreaterThanOrEqual(atTop.bar);

    // Scrolled down, the button stays, and the row of the header that stays is below it.
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(exit).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await readEdges(page)).bar).toBeLessThanOrEqual(52);
    const logo = await page.locator('header a[href="/"]').first().boundingBox();
    expect(logo?.y).toBeGreaterThanOrEqual((await readEdges(page)).bar);

    // What the keyboard reaches is under neither of them: its middle is what one sees there.
    const hidden: string[] = [];
    const links = await page
      .locator('main a:visible:not([data-outline] a), main summary:visible')
      .all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await link.focus();
      const isSeen = await link.evaluate((element) => {
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
        return element.contains(document.elementFromPoint(...middle));
      });
      if (!isSeen) hidden.push((await link.textContent()) ?? '');
    }
    expect(hidden).toEqual([]);
    await expect(exit).toBeInViewport({ ratio: 1 });
  });
}
