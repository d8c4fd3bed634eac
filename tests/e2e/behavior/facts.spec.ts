import { originOf } from '../support/ports';
import { expect, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

test('facts are in one row, and two by two on phones', async ({ page }) => {
  /** How many facts are in each row. */
  const countRows = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('main dl > div')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  await page.goto('/texts');
  expect(await countRows(1280)).toEqual([4]);
  expect(await countRows(360)).toEqual([2, 2]);
});
