import type { Page } from '@playwright/test';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';
import { placeOfMessages } from '../support/widgets';
import { listTestPages } from '../../sites/list-test-pages';
import { attributes } from '../../../src/contract/page-contract';

// A page of each composition: pages that have the same blocks differ only in their texts.
const compositions = new Map(
  listTestPages('every-part')
    .filter(({ path }) => path !== '/404')
    .map(({ path, blocks }) => [blocks.map(({ block }) => block.type).join(), path]),
);
const paths = [...compositions.values()];

test.use({ baseURL: originOf('every-part') });

/** For tests that go through all pages. */
const pagesTimeout = 180_000;

/** Every heading and text of the page can be seen, and is as wide as the window or narrower. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  const faults = await page.evaluate(() => {
    // What is rolled up, or a copy that fills a gap, is hidden on purpose.
    const hidden = '[hidden], [inert], [popover], [role=status], details:not([open]) > *';
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
      .filter((element) => element.textContent.trim() !== '' && !element.closest(hidden))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(faults, page.url()).toEqual([]);
}

test('without its own script a page is read, its menu opens and its links lead on @F9', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('nav a', { hasText: 'Write to us' }).click();
  await expect(page).toHaveURL('/message');
  await expectReadable(page);
});

test('without its stylesheets every page is readable @F11', async ({ page }) => {
  test.setTimeout(pagesTimeout);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let refused = 0;
  await page.route('**/*.css', (route) => {
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  for (const path of paths) {
    refused = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectReadable(page);
    expect(refused, path).toBeGreaterThan(0);
  }
});

test('where every storage throws, every page comes to life without an error @F14', async ({
  page,
  messages,
}) => {
  test.setTimeout(pagesTimeout);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is not allowed', 'SecurityError');
        },
      });
    }
  });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
  }
  await page.goto('/');
  await hydrate(page);
  const pause = page.locator(`[${attributes.motionToggle}]`).first();
  await pause.click();
  await expect(page.locator('html')).toHaveAttribute(attributes.motion, 'paused');
  expect(messages).toEqual([]);
});

test('over slow 3G the text is painted while the script is still on its way @F18', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  // However slow the line is, the script is slower.
  await page.route('**/assets/*.js', () => undefined);
  for (const path of ['/', '/message', '/people']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expectReadable(page);
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  }
});

test('where fonts cannot be loaded, the text of every page is there @F20', async ({ page }) => {
  test.setTimeout(pagesTimeout);
  let refused = 0;
  await page.route(
    (url) => /\.(woff2?|ttf|otf)$/.test(url.pathname),
    (route) => {
      refused += 1;
      return route.abort();
    },
  );
  for (const path of paths) {
    refused = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectReadable(page);
    await expect.poll(() => refused, path).toBeGreaterThan(0);
    // A font that blocks would leave its text invisible for three seconds.
    const displays = await page.evaluate(() =>
      [...document.fonts]
        // Those with a number are typefaces of the device, used as stand-ins.
        .filter(({ family }) => !/\d/.test(family))
        .map(({ display }) => display),
    );
    expect(displays.length).toBeGreaterThan(1);
    expect(displays.filter((display) => display === 'block' || display === 'auto')).toEqual([]);
  }
});

test('the place of messages that was lost with the connection comes back with it', async ({
  page,
}) => {
  await page.route('**/assets/late-parts-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  const lost = page.waitForEvent('requestfailed');
  await hydrate(page);
  await lost;
  await page.context().setOffline(true);
  await expect(placeOfMessages(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(placeOfMessages(page)).toBeAttached();
});
