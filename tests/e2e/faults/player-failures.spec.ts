import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { alertOf, failWidgets, frameOf, insideOf, obstacles, statusOf } from '../support/widgets';

/** Has the player loaded, and then time passes only when the test says so. */
async function showPlayer(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/resources/podcast');
  await hydrate(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Show the player' }).click();
}

/** Loads the player once more, which must work now. */
async function retryPlayer(page: Page): Promise<void> {
  const entries = await page.evaluate(() => history.length);
  await page.unrouteAll();
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await expect(frameOf(page)).toBeFocused();
  await expect(insideOf(page).locator('audio').first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
}

const failures = ['refuse', 'not-found', 'server-error', 'no-frames', ...obstacles] as const;

for (const failure of failures) {
  test(`a player that fails (${failure}) looks like one that came: it is never taken for proven @F15`, async ({
    page,
  }) => {
    await failWidgets(page, failure);
    await showPlayer(page);
    const offer = page.getByText('Not showing?');
    await expect(offer).toBeVisible();
    await passTime(page, 12_000);
    await expect(offer).toBeVisible();
    await expect(statusOf(page)).toHaveText('');
    await expect(page.getByRole('link', { name: 'Open the podcast in a new tab' })).toBeVisible();
    await retryPlayer(page);
  });
}

test('a player that sends nothing (empty) is unconfirmed, like any widget @F15', async ({
  page,
}) => {
  await failWidgets(page, 'empty');
  await showPlayer(page);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 12_000);
  await expect(statusOf(page)).toContainText('We couldn’t load this here');
  await expect(alertOf(page)).toBeVisible();
  await retryPlayer(page);
});

test('a player that came is offered to be loaded again, quietly, and nothing moves', async ({
  page,
}) => {
  await failWidgets(page, 'slow');
  await showPlayer(page);
  await expect(frameOf(page)).toBeFocused();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the podcast in a new tab' });
  const before = await link.boundingBox();
  const offer = page.getByText('Not showing?');
  await expect(offer).toBeHidden();

  await expect(offer).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await passTime(page, 12_000);
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.locator('main p[id$="_after"]')).toHaveCSS('font-weight', '400');
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
});
