import type { Page } from '@playwright/test';
import type { PublishedSite } from '../../../src/payload/payload';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { placeOfMessages } from '../support/widgets';
import { attributes } from '../../../src/contract/page-contract';

/** Puts a newer build on the server, as far as the page can see. */
async function deploy(page: Page): Promise<{ looks: () => number }> {
  let looks = 0;
  await page.route('**/_site.json', async (route) => {
    looks += 1;
    const response = await route.fetch();
    const site = (await response.json()) as PublishedSite;
    await route.fulfill({ json: { ...site, version: 'newer' } });
  });
  return { looks: () => looks };
}

/** Counts how often whole pages are asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

async function openTerms(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: 0 });
  await page.goto('/terms');
  await hydrate(page);
  await expect(placeOfMessages(page)).toBeAttached();
  await page.clock.pauseAt(10_000);
}

const lookAtWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

// A page without widgets, which would need a document of its own anyway.
const booking = (page: Page) => page.locator('header a[href="/book-a-session"]');

test('an open page looks for a newer build when it is looked at, at most every 5 minutes', async ({
  page,
}) => {
  await openTerms(page);
  const { looks } = await deploy(page);
  await passTime(page, 285_000);
  await lookAtWindow(page);
  expect(looks()).toBe(0);
  await passTime(page, 16_000);
  await expect.poll(looks).toBe(1);
  const message = page.getByText('A new version of this page is available.');
  await expect(message).toBeVisible();
  await lookAtWindow(page);
  await passTime(page, 280_000);
  await lookAtWindow(page);
  expect(looks()).toBe(1);
});

test('a page that was hidden looks when it is shown again, and the message reloads it', async ({
  page,
}) => {
  await openTerms(page);
  const { looks } = await deploy(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await passTime(page, 3_600_000);
  expect(looks()).toBe(0);
  await setHidden(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(`html:not([${attributes.hydrated}])`)).toBeAttached();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  expect(looks()).toBe(1);
});

test('links lead to pages of the newer build, loaded whole @F12', async ({ page }) => {
  await openTerms(page);
  await deploy(page);
  await passTime(page, 300_000);
  await expect(page.getByText('A new version of this page is available.')).toBeVisible();
  const loads = countLoads(page);
  await booking(page).click();
  await expect(page.locator('h1')).toHaveText('Book A Session');
  expect(loads()).toBe(1);
});

test('a page whose data went with an old build is loaded once, whole @F12', async ({ page }) => {
  await openTerms(page);
  await deploy(page);
  await page.route('**/_data/book-a-session.json', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await booking(page).press('Enter');
  await expect(page.locator('h1')).toHaveText('Book A Session');
  await page.clock.resume();
  await hydrateInVain(page);
  expect(loads()).toBe(1);
});

/** Gives signs of life to a page that cannot hydrate. */
async function hydrateInVain(page: Page): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(300);
  }
}

/** The server has lost the scripts of the app; its pages ask for others if it has a newer build. */
async function loseScripts(page: Page, { isNewBuild }: { isNewBuild: boolean }): Promise<void> {
  await page.route('**/assets/start-app*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // What a host on the way keeps is the old page; the page itself asks past it.
    const isFresh = !route.request().isNavigationRequest();
    const body = isFresh && isNewBuild ? html.replaceAll('/assets/', '/assets/new-') : html;
    await route.fulfill({ response, body });
  });
}

for (const isNewBuild of [true, false]) {
  const outcome = isNewBuild ? 'is reloaded once' : 'stays as it is while there is no newer build';
  test(`a page whose scripts are gone ${outcome} @F10`, async ({ page }) => {
    await loseScripts(page, { isNewBuild });
    const loads = countLoads(page);
    await page.goto('/terms');
    await hydrateInVain(page);
    await expect.poll(loads).toBe(isNewBuild ? 2 : 1);
    await hydrateInVain(page);
    expect(loads()).toBe(isNewBuild ? 2 : 1);
    await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  });
}

test('where nothing can be remembered, a page whose scripts are gone stays as it is @F14', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is not allowed', 'SecurityError');
      },
    });
  });
  await loseScripts(page, { isNewBuild: true });
  const loads = countLoads(page);
  await page.goto('/terms');
  await hydrateInVain(page);
  expect(loads()).toBe(1);
  await expect(page.locator('h1')).toBeVisible();
});
