import type { Locator } from '@playwright/test';
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
import { expect, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

test.beforeEach(prepareMessages);

test('a message that goes while it is pointed at or has the focus does not hold the next one @long', async ({
  page,
}) => {
  await openStill(page, post);
  async function loseConnection(use: (card: Locator) => Promise<void>): Promise<void> {
    const card = await goOffline(page);
    await use(card);
    await page.context().setOffline(false);
    await expect(card).toHaveCount(0);
    await page.mouse.move(10, 10);
    await passTime(page, 4000);
    await expect(cardOf(page, 'back online')).toHaveCount(0);
  }
  await loseConnection((card) => card.hover());
  await loseConnection(async () => {
    await page.keyboard.press('F8');
  });
  await page.keyboard.press('Escape');
  const card = await goOffline(page);
  await passTime(page, 5000);
  await expect(card).toHaveCount(0);
});

test('the focus goes to the messages that are left, then back to where it came from @long', async ({
  page,
}) => {
  await openStill(page, post);
  await copyLink(page, 2);
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Link copied')).toHaveCount(1);
  await expect(regionOf(page, 'Alt+T')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test('the focus does not get lost when the connection is back while Retry has it @long', async ({
  page,
}) => {
  await openStill(page, post);
  await page.getByRole('button', { name: 'Copy link' }).focus();
  const card = await goOffline(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.context().setOffline(false);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test('Alt+T leads to the confirmations and stops their time; closing leads back @long', async ({
  page,
}) => {
  await openStill(page, post);
  await copyLink(page);
  await page.keyboard.press('Alt+T');
  await expect(regionOf(page, 'Alt+T')).toBeFocused();
  await passTime(page, 60_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Link copied')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();

  // The focus is no longer there, so the next message runs again.
  await copyLink(page);
  await passTime(page, 4000);
  await expect(cardOf(page, 'Link copied')).toHaveCount(0);
});

test('the keys answer even when there is nothing, and Escape leads back @long', async ({
  page,
}) => {
  await openStill(page, post);
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('F8');
  await expect(regionOf(page, 'F8')).toBeFocused();
  await expect(regionOf(page, 'F8').getByRole('status')).toHaveAttribute(
    attributes.empty,
    'No messages',
  );
  expect((await regionOf(page, 'F8').boundingBox())?.height).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

for (const { distance, closes } of [
  { distance: 49, closes: false },
  { distance: 50, closes: true },
  { distance: -50, closes: true },
]) {
  test(`a swipe of ${distance} pixels ${closes ? 'closes' : 'keeps'} a message @long`, async ({
    page,
  }) => {
    await openStill(page, post);
    const card = await goOffline(page);
    const box = await card.boundingBox();
    if (!box) throw new Error('The message is not to be seen');
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.mouse.move(10, 10);
    await expect(card).toHaveCount(closes ? 0 : 1);
    if (!closes) expect(await card.boundingBox()).toEqual(box);
  });
}

test('a swipe that begins on a button does not press it @long', async ({ page }) => {
  await openStill(page, post);
  const card = await goOffline(page);
  const retry = card.getByRole('button', { name: 'Retry' });
  await card.evaluate((element) => element.setAttribute('data-first', ''));
  await retry.hover();
  const box = await retry.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x - 40, y);
  await page.mouse.move(x - 5, y);
  await page.mouse.up();
  await passTime(page, 100);
  // Retry would have replaced the message.
  await expect(page.locator('[data-first]')).toHaveCount(1);
});

test('a finger that swipes a message away does not hold the others @long', async ({ page }) => {
  await openStill(page, post);
  await copyLink(page, 2);
  const cards = cardOf(page, 'Link copied');
  const box = await cards.first().boundingBox();
  if (!box) throw new Error('The message is not to be seen');
  const session = await page.context().newCDPSession(page);
  for (const distance of [0, 40, 80]) {
    await session.send('Input.dispatchTouchEvent', {
      type: distance === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: box.x + 20 + distance, y: box.y + 20 }],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(cards).toHaveCount(1);
  await passTime(page, 4000);
  await expect(cards).toHaveCount(0);
});
