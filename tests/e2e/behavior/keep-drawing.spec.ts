import { test as plainTest } from '@playwright/test';
import { drawsWithin, keepDrawing } from '../support/keep-drawing';
import { expect } from '../support/test';

plainTest('a page that stands still is drawn', async ({ page }) => {
  await page.setContent('<h1>Still</h1>');
  expect(await drawsWithin(page, 30_000)).toBe(true);
});

plainTest('where no frame comes, another page is opened and closed', async ({ page, context }) => {
  // For a click, it never stands still, as with a browser that draws nothing.
  await page.setContent(`<style>
    :root { animation: 1s linear infinite slide }
    @keyframes slide { to { transform: translateX(100px) } }
  </style>`);
  const opened = context.waitForEvent('page');
  let stops = 0;
  const end = keepDrawing(page, () => (stops += 1), { pause: 10, wait: 1_000 });
  const other = await opened;
  await expect.poll(() => other.isClosed()).toBe(true);
  end();
  expect(stops).toBeGreaterThan(0);
  expect(page.isClosed()).toBe(false);
});
