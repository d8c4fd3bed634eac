import { test as plainTest } from '@playwright/test';
import { scrollTo } from '../support/scroll';
import { expect } from '../support/test';

plainTest('who scrolls goes on when the page knows where it is @long', async ({ page }) => {
  await page.setContent('<body style="height: 9999px">');
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      document.title = `${scrollY}`;
    });
  });
  // The last is where the page is already: nothing comes that could be waited for.
  for (const top of [100, 200, 300, 400, 500, 600, 700, 800, 900, 900]) {
    await scrollTo(page, top);
    expect(await page.title()).toBe(`${top}`);
  }
});
