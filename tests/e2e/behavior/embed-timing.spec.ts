// @promise No third party learns of a visit until a widget is within `behavior.embed.loadDistance`
// of the window

import type { Page } from '@playwright/test';
import type { Behavior } from '../../../src/generated/config-types';
import type { SitePayload } from '../../../src/payload/payload';
import { attributes } from '../../../src/contract/page-contract';
import { holdRequests } from '../support/hold-requests';
import { listShiftsSoFar } from '../support/layout-shifts';
import { otherBehavior } from '../support/other-behavior';
import { passTime } from '../support/pass-time';
import { providerOrigin } from '../support/provider-origin';
import { expect, hydrate, test } from '../support/test';
import {
  approachWidget,
  failWidgets,
  frameOf,
  insideOf,
  scrollNearWidget,
  statusOf,
} from '../support/widgets';

const path = '/thrive-portland';

/** Has the next page that is opened behave so. */
async function changeEmbeds(page: Page, embed: Behavior['embed']): Promise<void> {
  await page.route('**/_site.json', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as SitePayload;
    await route.fulfill({ json: { ...site, behavior: { ...site.behavior, embed } } });
  });
}

test.beforeEach(({ page }) => changeEmbeds(page, otherBehavior.embed));

test('embed.loadDistance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrate(page);
  await expect(frameOf(page)).toBeAttached();
  await scrollNearWidget(page, 110);
  await expect(frameOf(page)).not.toHaveAttribute('src');
  await scrollNearWidget(page, 90);
  await expect(frameOf(page)).toHaveAttribute('src');
});

test('embed.slowAfter and embed.unconfirmedAfter', async ({ page }) => {
  await failWidgets(page, 'mute');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 1999);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 1);
  await expect(statusOf(page)).toContainText('Still loading');
  await passTime(page, 2999);
  await expect(statusOf(page)).toContainText('Still loading');
  await passTime(page, 1);
  await expect(statusOf(page)).toContainText('If nothing appears above');
});

test('a widget that is unconfirmed stays so, even if it would be slow only later @long', async ({
  page,
}) => {
  await changeEmbeds(page, { ...otherBehavior.embed, slowAfter: 9000 });
  await failWidgets(page, 'mute');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 5000);
  await expect(statusOf(page)).toContainText('If nothing appears above');
  await passTime(page, 10_000);
  await expect(statusOf(page)).toContainText('If nothing appears above');
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('embed.shrinkDelay @long', async ({ page }) => {
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('');
  const readHeight = async () => (await frameOf(page).boundingBox())?.height;
  await tellHeight(page, 1900);
  await expect.poll(readHeight).toBe(1900);
  await tellHeight(page, 1800);
  await passTime(page, 899);
  expect(await readHeight()).toBe(1900);
  await passTime(page, 1);
  await expect.poll(readHeight).toBe(1800);
});

test('a step that is lower than the one before leaves nobody below its end @long', async ({
  page,
}) => {
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('');
  await tellHeight(page, 1900);
  await expect.poll(async () => (await frameOf(page).boundingBox())?.height).toBe(1900);
  await frameOf(page).evaluate((frame) => scrollBy(0, frame.getBoundingClientRect().top + 1500));
  expect((await frameOf(page).boundingBox())?.y).toBeLessThan(-1000);
  await tellHeight(page, 900);
  await passTime(page, 900);
  await expect.poll(async () => (await frameOf(page).boundingBox())?.height).toBe(900);
  const { y: top = -1 } = (await frameOf(page).boundingBox()) ?? {};
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(250);
});

/** Has the widget say how high it is, and waits until the page has heard it. */
async function tellHeight(page: Page, height: number): Promise<void> {
  await page.evaluate((pixels) => {
    delete document.body.dataset.heard;
    // The widget may have more to say by itself.
    addEventListener('message', ({ data }: MessageEvent<[string, { height?: number }]>) => {
      if (data[1].height === pixels) document.body.dataset.heard = '';
    });
  }, height);
  await insideOf(page)
    .locator('body')
    .evaluate((_body, pixels) => {
      parent.postMessage(['highlevel.setHeight', { height: pixels }], '*');
    }, height);
  await expect(page.locator('body[data-heard]')).toBeAttached();
}

test('until a calendar comes, there is a number to call in its place; nothing moves when it comes', async ({
  page,
}) => {
  const release = await holdRequests(page, `${providerOrigin}/widget/**`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/counselors/caleb/book-with-caleb', { waitUntil: 'domcontentloaded' });
  const place = page.locator(`main [${attributes.wakesApp}]`);
  const call = place.getByRole('link', { name: '(615) 555-0142' });
  await expect(place).toContainText('The calendar opens here.');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(statusOf(page)).toHaveText('Loading…');
  // The frame is there already: it must not lie above the link.
  await call.click({ trial: true });
  release();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await expect(call).toHaveCount(0);
  expect(await listShiftsSoFar(page)).toEqual([]);
});
