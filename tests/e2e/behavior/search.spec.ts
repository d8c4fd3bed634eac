// @promise Searching finds the pages that a visitor is looking for; search terms are neither sent
// nor stored; hidden pages cannot be found

import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');

function listIndexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_search/')) requests.push(pathname);
  });
  return requests;
}

test('words are found, marked and left nowhere', async ({ page, context, messages }) => {
  const requests = listIndexRequests(page);
  await page.goto('/search');
  await hydrate(page);
  await field(page).focus();
  expect(requests).toEqual([]);
  const entries = await page.evaluate(() => history.length);

  await field(page).pressSequentially('photo');
  const results = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('heading', { name: 'Journal', level: 2 })).toBeVisible();
  await expect(results.first()).toHaveText('A Post With a Photo');
  await expect(page.locator('main mark').first()).toHaveText('Photo');
  await expect(status(page)).toHaveText(/^Pages found: \d+$/);
  expect(requests).toHaveLength(3);
  expect(await findViolations(page)).toEqual([]);

  // Crisis help comes before everything else.
  await field(page).fill('I want to die');
  await expect(page.getByRole('main').getByRole('note')).toContainText('988');
  const [note, first] = await Promise.all([
    page.getByRole('main').getByRole('note').boundingBox(),
    status(page).boundingBox(),
  ]);
  expect(note?.y).toBeLessThan(first?.y ?? 0);

  await field(page).fill('xylophone');
  await expect(status(page)).toHaveText('Nothing found');
  await expect(page.getByRole('main')).toContainText('Try another word');
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('a'.repeat(10_000));
  await expect(status(page)).toHaveText(/too long/);

  const left = await page.evaluate(() => [
    location.href,
    JSON.stringify([history.state, history.length, document.cookie]),
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  ]);
  expect(left.join(' ')).not.toMatch(/photo|die|xylophone|aaaa/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // Back from a page, the results are there again, by keyboard too.
  await field(page).fill('photo');
  await expect(results.first()).toHaveText('A Post With a Photo');
  await results.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news/photo');
  await page.goBack();
  await expect(field(page)).toHaveValue('photo');
  await expect(results.first()).toHaveText('A Post With a Photo');

  // Only who asks for a link gets one.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to these results' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto('/search?q=photo');
  await hydrate(page);
  await expect(results.first()).toHaveText('A Post With a Photo');
  await field(page).fill('short');
  await expect(results.first()).toHaveText('Short');
  expect(new URL(page.url()).search).toBe('');
  expect(messages).toEqual([]);
});

test('the button of the search looks the same before and after it can be used', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search');
  const button = page.getByRole('main').getByRole('button', { name: 'Search' });
  const readColors = () =>
    button.evaluate((element) => {
      const { color, backgroundColor, opacity } = getComputedStyle(element);
      return { color, backgroundColor, opacity };
    });
  await expect(button).toBeDisabled();
  const before = await readColors();
  await hydrate(page);
  await expect(button).toBeEnabled();
  expect(await readColors()).toEqual(before);
});

test('an index that is missing or cut, and no network, are told and tried again @long', async ({
  page,
  context,
}) => {
  let answer: 'missing' | 'cut' | 'whole' = 'missing';
  await page.route('**/_search/index.json', async (route) => {
    if (answer === 'missing') await route.fulfill({ status: 404 });
    else if (answer === 'cut') await route.fulfill({ body: '{"pages":12,"words":[["a","/_se' });
    else await route.continue();
  });
  await page.goto('/search');
  await hydrate(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await field(page).fill('photo');
  await expect(status(page)).toHaveText(/could not be loaded/);
  answer = 'cut';
  await again.click();
  await expect(status(page)).toHaveText(/could not be loaded/);
  answer = 'whole';
  await context.setOffline(true);
  await again.click();
  await expect(status(page)).toHaveText(/could not be loaded/);
  await context.setOffline(false);
  await again.click();
  await expect(status(page)).toHaveText(/^Pages found/);
});

test('the field of the header leads to the results; where words would be lost, it is a link @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/people');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Search this site' })).toBeVisible();
  await banner.getByRole('link', { name: 'Search this site' }).focus();
  // React takes the place of the link, and the focus stays.
  await expect(banner.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('photo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('photo');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('A Post With a Photo');
  for (const path of ['/message', '/open-day']) {
    await page.goto(path);
    await hydrate(page);
    await expect(banner.getByRole('link', { name: 'Search this site' })).toBeVisible();
    await expect(banner.getByRole('searchbox')).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what it needs, and where else to look', async ({ page }) => {
    await page.goto('/search');
    // Playwright looks for no texts and roles in such an element.
    const instead = page.locator('main noscript');
    await expect(instead.locator('p', { hasText: 'The search needs JavaScript.' })).toBeVisible();
    await expect(instead.locator('a[href="/news"]')).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
