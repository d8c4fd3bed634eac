// @promise A provider’s script runs only on pages with one of its widgets, and no other script from
// a provider runs there

import { originOf } from '../support/ports';
import { providerOrigin } from '../support/provider-origin';
import { expect, hydrate, test } from '../support/test';
import { watchPolicy } from '../support/watch-policy';
import { contentHeight, frameOf, insideOf } from '../support/widgets';

const scriptUrl = `${providerOrigin}/js/form_embed.js`;

test('the script of the provider is loaded once, on the pages that have its widgets', async ({
  page,
  foreignRequests,
}) => {
  const loads = () => foreignRequests.filter((url) => url === scriptUrl).length;
  await page.goto('/');
  await hydrate(page);
  expect(loads()).toBe(0);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await expect.poll(loads).toBe(1);
  await page.getByRole('link', { name: 'Custom? Click here.' }).click();
  await expect(page.locator('h1')).not.toHaveText('Reach Out to Us');
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  expect(loads()).toBe(1);
});

test('a page without widgets is a document in which no provider’s script has ever run', async ({
  page,
  messages,
}) => {
  const providerScripts = page.locator('script[src^="http"]');
  const mark = () => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isMarked = () => page.evaluate(() => 'sameDocument' in globalThis);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(providerScripts).toHaveCount(1);
  await mark();

  await page.locator('header a[href="/counselors"]').first().click();
  await expect(page).toHaveURL('/counselors');
  await expect(page.locator('h1')).toBeFocused();
  expect(await isMarked()).toBe(false);
  await hydrate(page);
  await mark();

  // From here on nothing foreign is left, so pages are shown in place.
  await page.locator('main a[href="/counselors/naomi"]').first().click();
  await expect(page.locator('h1')).toContainText('Naomi Voss');
  expect(await isMarked()).toBe(true);
  await expect(providerScripts).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  expect(await isMarked()).toBe(false);
  expect(messages).toEqual([]);
});

test('another server of the provider brings its script too @long', async ({
  page,
  foreignRequests,
}) => {
  const otherUrl = `${scriptUrl}?other`;
  await page.route('**/_data/student.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(scriptUrl, otherUrl) });
  });
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(frameOf(page)).toHaveAttribute('data-initial-iframe-hidden', 'true');
  await page.getByRole('link', { name: 'Custom? Click here.' }).click();
  await expect(page.locator('h1')).not.toHaveText('Reach Out to Us');
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => foreignRequests).toContain(otherUrl);
});

test('no other script of the provider may run on the page', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator(`script[src="${scriptUrl}"]`)).toHaveCount(1);
  expect(violations).toEqual([]);

  // The page's own way to add scripts is the only one, so the script is asked for by a hint.
  const load = (url: string) =>
    page.evaluate(
      (href) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'preload', as: 'script', href });
          link.addEventListener('load', () => resolve('loaded'));
          link.addEventListener('error', () => resolve('refused'));
          document.head.append(link);
        }),
      url,
    );
  expect(await load(scriptUrl)).toBe('loaded');
  expect(await load(`${scriptUrl}?again`)).toBe('loaded');
  for (const other of ['/assets/resizer.js', '/js/', '/js/form_embed.js/more', '/']) {
    expect([other, await load(providerOrigin + other)]).toEqual([other, 'refused']);
  }
  await expect.poll(() => violations.length).toBe(4);
});

test('what the provider’s script does to a frame neither hides it nor breaks React @long', async ({
  page,
  messages,
}) => {
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(frameOf(page)).toHaveAttribute('data-initial-iframe-hidden', 'true');
  await expect(frameOf(page)).toBeInViewport();
  await expect(frameOf(page)).toHaveCSS('opacity', '1');
  await expect(frameOf(page)).toHaveCSS('pointer-events', 'auto');
  await insideOf(page).getByLabel('First name').fill('Ann');

  // Another version of the script moves frames into a box.
  await frameOf(page).evaluate((frame) => {
    const box = document.createElement('div');
    frame.replaceWith(box);
    box.append(frame);
  });
  // React takes the frame away: the next page permits the same, so it is shown in place.
  await page.getByRole('link', { name: 'Custom? Click here.' }).click();
  await expect(page.locator('h1')).not.toHaveText('Reach Out to Us');
  await expect(frameOf(page)).toBeAttached();
  expect(messages).toEqual([]);
});

test.describe('without that script', () => {
  test.use({ baseURL: originOf('every-part'), viewport: { width: 360, height: 740 } });

  test('widgets are as high as their content, too @long', async ({ page, foreignRequests }) => {
    await page.goto('/team/ada/book');
    await hydrate(page);
    await frameOf(page).scrollIntoViewIfNeeded();
    await insideOf(page).locator('td button:enabled').first().click();
    await insideOf(page).getByRole('button', { name: '10:30 AM' }).click();
    await expect
      .poll(async () => (await frameOf(page).boundingBox())?.height === (await contentHeight(page)))
      .toBe(true);
    expect(await contentHeight(page)).toBeGreaterThan(700);
    await expect(page.locator('script[src^="http"]')).toHaveCount(0);
    expect(foreignRequests.filter((url) => url.includes('form_embed'))).toEqual([]);
  });
});
