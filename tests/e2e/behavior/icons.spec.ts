import { test as plainTest, type Page } from '@playwright/test';
import { attributes } from '../../../src/contract/page-contract';
import { expect } from '../support/test';

// Not the test of the others: a page whose requests are watched has no cache, and no icon is blank.

/** How many icons should be seen, and the names of those that are not drawn. */
function readIcons(page: Page): Promise<{ shown: number; blank: string[] }> {
  return page.evaluate(() => {
    const icons = [...document.querySelectorAll('use')];
    const shown = icons.filter(({ parentElement }) => parentElement?.clientWidth !== 0);
    const blank = shown.filter((icon) => icon.getBoundingClientRect().width === 0);
    return { shown: shown.length, blank: blank.map((icon) => icon.href.baseVal) };
  });
}

async function expectAllDrawn(page: Page): Promise<void> {
  await expect.poll(async () => (await readIcons(page)).blank, { timeout: 5000 }).toEqual([]);
  expect((await readIcons(page)).shown).toBeGreaterThan(0);
}

plainTest('icons are drawn when a page is loaded again and again', async ({ page }) => {
  await page.goto('/counselors');
  for (let loads = 0; loads < 12; loads += 1) {
    await page.reload();
    await expectAllDrawn(page);
  }
});

plainTest('icons are drawn on each page that is opened without the app', async ({ page }) => {
  for (let rounds = 0; rounds < 6; rounds += 1) {
    for (const path of ['/', '/resources/education', '/counselors']) {
      await page.goto(path);
      await expectAllDrawn(page);
    }
    await page.goBack();
    await expectAllDrawn(page);
  }
});

plainTest(
  'icons that are hidden as the others are blank are drawn when they are shown',
  async ({ page }) => {
    await page.goto('/');
    for (let loads = 0; loads < 12; loads += 1) {
      await page.reload();
      await expectAllDrawn(page);
      const toggle = page.locator(`[${attributes.motionToggle}]`).first();
      await toggle.click();
      await expectAllDrawn(page);
      await toggle.click();
    }
  },
);
