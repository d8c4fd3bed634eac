import { attributes } from '../../../src/contract/page-contract';
import { originOf } from '../support/ports';
import { expect, test } from '../support/test';

test.use({ baseURL: originOf('right-to-left') });

test('motion can be paused where the themes glide, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const toggle = page.locator(`[${attributes.motionToggle}]`);
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggle).toBeHidden();
});
