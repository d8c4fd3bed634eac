import { findViolations } from '../../../src/cli/validate/find-violations';
import {
  cardOf,
  copyLink,
  goOffline,
  post,
  prepareMessages,
  regionOf,
} from '../support/notifications';
import { openStill } from '../support/open-still';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';

test.beforeEach(prepareMessages);

test('both places are there before any message, and their names say their keys @long', async ({
  page,
  messages,
}) => {
  await page.goto(post);
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await hydrate(page);
  for (const keys of ['Alt+T', 'F8'] as const) {
    await expect(regionOf(page, keys)).toHaveCount(1);
    await expect(regionOf(page, keys).getByRole('status')).toHaveText('');
  }
  expect(messages).toEqual([]);
});

test('a copied link is confirmed for 4000 ms', async ({ page }) => {
  await openStill(page, post);
  await copyLink(page);
  await expect(regionOf(page, 'Alt+T').getByRole('status')).toContainText('Link copied');
  await passTime(page, 3999);
  await expect(cardOf(page, 'Link copied')).toBeVisible();
  await passTime(page, 1);
  await expect(cardOf(page, 'Link copied')).toHaveCount(0);
});

test('the fourth confirmation takes the place of the oldest @long', async ({ page }) => {
  await openStill(page, post);
  await copyLink(page, 3);
  await expect(cardOf(page, 'Link copied')).toHaveCount(3);
  await cardOf(page, 'Link copied')
    .first()
    .evaluate((card) => card.setAttribute('data-first', ''));
  await copyLink(page);
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(cardOf(page, 'Link copied')).toHaveCount(3);
});

test('pointing at a message stops its time @long', async ({ page }) => {
  await openStill(page, post);
  await copyLink(page);
  await passTime(page, 3000);
  await cardOf(page, 'Link copied').hover();
  await passTime(page, 60_000);
  await expect(cardOf(page, 'Link copied')).toBeVisible();
  await page.mouse.move(10, 10);
  await passTime(page, 999);
  await expect(cardOf(page, 'Link copied')).toBeVisible();
  await passTime(page, 1);
  await expect(cardOf(page, 'Link copied')).toHaveCount(0);
});

test('a hidden tab stops the time of messages, also of one that comes meanwhile @long', async ({
  page,
}) => {
  await openStill(page, post);
  await copyLink(page);
  async function setHidden(hidden: boolean): Promise<void> {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
  await setHidden(true);
  await passTime(page, 60_000);
  await expect(cardOf(page, 'Link copied')).toBeVisible();
  const offline = await goOffline(page);
  await passTime(page, 60_000);
  await expect(offline).toBeVisible();
  await setHidden(false);
  await passTime(page, 4000);
  await expect(cardOf(page, 'Link copied')).toHaveCount(0);
  await passTime(page, 1000);
  await expect(offline).toHaveCount(0);
});

test('being offline is said for 5000 ms; F8 leads there', async ({ page }) => {
  await openStill(page, post);
  const card = await goOffline(page);
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await passTime(page, 4999);
  await expect(card).toBeVisible();
  await page.keyboard.press('F8');
  await expect(regionOf(page, 'F8')).toBeFocused();
  await passTime(page, 60_000);
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Retry' })).toBeFocused();
  await regionOf(page, 'F8').evaluate(() => (document.activeElement as HTMLElement).blur());
  await passTime(page, 1);
  await expect(card).toHaveCount(0);
});

test('back online, the message goes and a confirmation comes @long', async ({ page }) => {
  await openStill(page, post);
  const card = await goOffline(page);
  await page.context().setOffline(false);
  await expect(card).toHaveCount(0);
  await expect(regionOf(page, 'Alt+T')).toContainText('back online');
});

test('Retry says again that there is no connection @long', async ({ page }) => {
  await openStill(page, post);
  const card = await goOffline(page);
  await card.getByRole('button', { name: 'Retry' }).click();
  await passTime(page, 100);
  await expect(card).toHaveCount(1);
  await expect(regionOf(page, 'Alt+T')).not.toContainText('back online');
});

test('Retry finds that the connection is back', async ({ page }) => {
  await openStill(page, post);
  // The browser thinks so, but the server can be reached.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await regionOf(page, 'F8').getByRole('button', { name: 'Retry' }).click();
  await expect(regionOf(page, 'Alt+T')).toContainText('back online');
  await expect(regionOf(page, 'F8')).not.toContainText('offline');
});

test('a page asked for while offline comes when the connection is back @long', async ({ page }) => {
  await openStill(page, post);
  await goOffline(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().press('Enter');
  await passTime(page, 10_000);
  await expect(page.locator('h1')).not.toHaveText('Reach Out to Us');
  await page.context().setOffline(false);
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
});

for (const { width, expected } of [
  { width: 1280, expected: { width: 356, right: 32, bottom: 32 } },
  { width: 360, expected: { width: 360 - 2 * 16, right: 16, bottom: 16 } },
]) {
  test(`messages of both kinds at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStill(page, post);
    await copyLink(page, 2);
    const offline = await goOffline(page);
    const cards = cardOf(page, /Link copied|offline/);
    await expect(cards).toHaveCount(3);
    const boxes = await cards.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const view = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: innerHeight,
    }));
    for (const [index, { left, right, bottom }] of boxes.entries()) {
      expect(right - left).toBe(expected.width);
      expect(view.width - right).toBe(expected.right);
      const below = boxes[index + 1];
      if (below) expect(below.top - bottom).toBe(14);
      else expect(view.height - bottom).toBe(expected.bottom);
    }
    await expect(offline).toBeVisible();

    // axe needs time; meanwhile the messages stay because they are used and pointed at.
    await page.keyboard.press('F8');
    await cards.last().hover();
    await page.clock.resume();
    expect(await findViolations(page)).toEqual([]);
    await expect(cards).toHaveCount(3);
  });
}
