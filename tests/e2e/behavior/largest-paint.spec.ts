import { waitForFrames } from '../support/wait-for-frames';
import { expect, test } from '../support/test';

test.use({ videos: 'moving', viewport: { width: 360, height: 740 } });

test('the largest paint of a page is its image, not the video over it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('video')).toHaveCSS('opacity', '1');
  await waitForFrames(page);
  const painted = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return observer.takeRecords().map((entry) => String(entry.toJSON().url));
  });
  expect(painted.at(-1)).toContain('/assets/pictures/');
});
