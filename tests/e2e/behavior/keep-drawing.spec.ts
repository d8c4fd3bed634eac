import { test as plainTest } from '@playwright/test';
import { keepDrawing } from '../support/keep-drawing';
import { expect } from '../support/test';

const patience = { pause: 10, wait: 1_000 };

plainTest('a page that stands still is left alone', async ({ page, context }) => {
  await page.setContent('<h1>Still</h1>');
  let pages = 0;
  context.on('page', () => (pages += 1));
  let stops = 0;
  const end = keepDrawing(page, () => (stops += 1), { ...patience, wait: 30_000 });
  await page.waitForTimeout(500);
  end();
  expect([stops, pages]).toEqual([0, 0]);
});

plainTest('where no frame comes, another page is opened and closed', async ({ page, context }) => {
  // For a click, it never stands still, as with a browser that draws nothing.
  await page.setContent(`<style>
    :root { animation: 1s linear infinite slide }
    @keyframes slide { to { transform: translateX(100px) } }
  </style>`);
  const opened = context.waitForEvent('page');
  let stops = 0;
  const end = keepDrawing(page, () => (stops += 1), patience);
  const other = await opened;
  await expect.poll(() => other.isClosed()).toBe(true);
  end();
  expect(stops).toBeGreaterThan(0);
  expect(page.isClosed()).toBe(false);
});
