import { expect, hydrate, test } from './test';

test('a booking calendar is as high as it says, and is ready', async ({
  page,
  messages,
  foreignRequests,
}) => {
  await page.goto('/counselors/caleb/book-with-caleb');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await hydrate(page);
  await page.waitForTimeout(1500);
  console.log(messages, foreignRequests);
  console.log(
    await page.locator('iframe').boundingBox(),
    await page
      .locator('[data-wakes-app]')
      .first()
      .evaluate((e) => e.outerHTML),
  );
  await page.screenshot({ path: '/tmp/embeds-1.png', fullPage: true });
  await page.goto('/resources/podcast');
  await hydrate(page);
  await page.screenshot({ path: '/tmp/embeds-2.png', fullPage: true });
  console.log(
    await page
      .locator('[data-wakes-app]')
      .first()
      .evaluate((e) => e.outerHTML),
  );
});
