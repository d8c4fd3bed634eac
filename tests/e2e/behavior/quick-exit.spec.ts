// @promise The quick exit works before React loads, without JavaScript, by keyboard and at 320 ×
// 256, and does not cover anything
// @promise With JavaScript, the Back button does not return to the page after a quick exit, even if
// a widget’s frame has navigated

import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../support/test';
import { frameOf, insideOf } from '../support/widgets';

const path = '/thrive-portland';
const exitUrl = 'https://www.weather.gov/';

const exitOf = (page: Page) => page.getByRole('link', { name: 'Leave this page' });

/** Where the back button leads from the page that the exit opened. */
async function expectBackSkips(page: Page): Promise<void> {
  await expect(page).toHaveURL(exitUrl);
  await page.goBack();
  await expect(page).toHaveURL('/about');
}

async function pressShift(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press('Shift');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the button leaves the page, and the back button does not lead to it @A6', async ({
  page,
}) => {
  await page.goto(path);
  await exitOf(page).click();
  await expectBackSkips(page);
});

test('pressing Shift three times leaves the page, before and after React is there @A6', async ({
  page,
}) => {
  // What hydrates the page is late: the boot script is alone.
  await page.route('**/start-app-*.js', () => undefined);
  await page.goto(path);
  await pressShift(page, 3);
  await expectBackSkips(page);
  await page.unroute('**/start-app-*.js');
  await page.goto(path);
  await hydrate(page);
  await page.keyboard.press('a');
  await pressShift(page, 3);
  await expectBackSkips(page);
});

test('fewer presses, presses with others between or long apart, a held key and Escape do nothing', async ({
  page,
}) => {
  await page.goto(path);
  await hydrate(page);
  await page.keyboard.press('Escape');
  await pressShift(page, 2);
  for (const key of ['Escape', 'Escape', 'Escape', 'Shift', 'Shift', 'b']) {
    await page.keyboard.press(key);
  }
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Shift');
  await page.keyboard.up('Shift');
  await page.evaluate(() => {
    for (const time of [10_000, 16_000, 22_000]) {
      const event = new KeyboardEvent('keydown', { key: 'Shift' });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + time });
      dispatchEvent(event);
    }
  });
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeVisible();
});

test('all of the page is gone at once, while the next one still loads', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  await page.route(exitUrl, () => undefined);
  const seen = await exitOf(page).evaluate((link: HTMLElement) => {
    link.click();
    return {
      text: document.documentElement.innerText,
      title: document.title,
      elements: document.body.childElementCount,
      announced: document.body.role,
    };
  });
  expect(seen).toEqual({ text: 'Loading', title: 'Loading', elements: 0, announced: 'alert' });
});

test('links within the page leave no entries that the back button finds @A6', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Go to registration' }).click();
  await expect(page).toHaveURL(`${path}#register`);
  await hydrate(page);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(`${path}#main`);
  await exitOf(page).click();
  await expectBackSkips(page);
});

test('after a step inside the widget, the way back still does not lead to the page @A6', async ({
  page,
}) => {
  const entries = () => page.evaluate(() => history.length);
  await page.goto(path);
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  const before = await entries();
  // Such as a page that says thank you. The browser makes an entry of its own for it.
  await insideOf(page)
    .locator('body')
    .evaluate(() => {
      const link = document.createElement('a');
      link.href = '?next';
      link.textContent = 'Next step';
      document.body.prepend(link);
    });
  await insideOf(page).getByRole('link', { name: 'Next step' }).click();
  await expect.poll(entries).toBe(before + 1);
  await exitOf(page).click();
  await expect(page).toHaveURL(exitUrl);
  // That entry is replaced, too, so that the next one is the page before.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(exitUrl);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');

  // Who comes back on purpose finds the page.
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(exitOf(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('after going to such a page and from it by links, all works the same @A6', async ({
  page,
}) => {
  await hydrate(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await expect(page.locator('h1')).toHaveText('THRIVE Portland');
  await expect(page).toHaveTitle('A weekend in spring');
  await expect(exitOf(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Lakelight home page' }).click();
  await expect(page.locator('h1')).toContainText('healing and wellness');
  await expect(exitOf(page)).toHaveCount(0);
  await pressShift(page, 3);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the tab, the history and the button tell nothing; the page says what it cannot do', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle('A weekend in spring');
  const limits = page.getByText('Nothing is erased');
  await expect(limits).toContainText('history');
  await expect(limits).toContainText('network');
  await expect(limits).toContainText('device');
  await expect(exitOf(page)).toHaveAttribute('rel', 'nofollow noreferrer');
  // Before the content, too.
  const [exitBox, textBox] = [await exitOf(page).boundingBox(), await limits.boundingBox()];
  expect(textBox?.y).toBeGreaterThanOrEqual((exitBox?.y ?? 0) + (exitBox?.height ?? 0));
});

test('a script that is lost leaves nothing in the storage of the browser', async ({ page }) => {
  await page.route('**/start-app-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The server's page asks for another script: a newer build.
      const isAskedAgain = route.request().resourceType() === 'fetch';
      await route.fulfill({
        response,
        body: isAskedAgain ? body.replace(/entry-client/, 'x') : body,
      });
    },
  );
  await page.goto(path);
  const failed = page.waitForResponse('**/start-app-*.js');
  await pressShift(page, 1);
  await failed;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link, first after the skip link', async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle('A weekend in spring');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(exitOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(exitUrl);
  });
});
