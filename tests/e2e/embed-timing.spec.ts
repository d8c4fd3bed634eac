import type { Page } from '@playwright/test';
import type { SitePayload } from '../../src/pages/payload';
import { otherBehavior } from './other-behavior';
import { expect, test } from './test';
import { approachWidget, failWidgets, frameOf, insideOf, statusOf } from './widgets';

const path = '/thrive-portland';

test.beforeEach(async ({ page }) => {
  await page.route('**/_site.json', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as SitePayload;
    const behavior = { ...site.behavior, embed: otherBehavior.embed };
    await route.fulfill({ json: { ...site, behavior } });
  });
});

test('embed.slowAfter and embed.unconfirmedAfter', async ({ page }) => {
  await failWidgets(page, 'mute');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await page.clock.runFor(1999);
  await expect(statusOf(page)).toHaveText('Loading…');
  await page.clock.runFor(1);
  await expect(statusOf(page)).toContainText('Still loading');
  await page.clock.runFor(2999);
  await expect(statusOf(page)).toContainText('Still loading');
  await page.clock.runFor(1);
  await expect(statusOf(page)).toContainText('If nothing appears above');
});

test('embed.shrinkDelay', async ({ page }) => {
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('');
  const readHeight = async () => (await frameOf(page).boundingBox())?.height;
  await tellHeight(page, 1900);
  await expect.poll(readHeight).toBe(1900);
  await tellHeight(page, 1800);
  await page.clock.runFor(899);
  expect(await readHeight()).toBe(1900);
  await page.clock.runFor(1);
  await expect.poll(readHeight).toBe(1800);
});

/** Has the widget say how high it is, and waits until the page has heard it. */
async function tellHeight(page: Page, height: number): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.heard;
    addEventListener('message', () => (document.body.dataset.heard = ''), { once: true });
  });
  await insideOf(page)
    .locator('body')
    .evaluate((_body, pixels) => {
      parent.postMessage(['highlevel.setHeight', { height: pixels }], '*');
    }, height);
  await expect(page.locator('body[data-heard]')).toBeAttached();
}
