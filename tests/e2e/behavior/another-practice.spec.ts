// @promise A map loads only when the visitor chooses to load it, and no third party learns of the
// visit before then

import { listTestPages } from '../../sites/list-test-pages';
import { originOf } from '../support/ports';
import { expect, test } from '../support/test';

test.use({ baseURL: originOf('another-practice') });

const pages = listTestPages('another-practice');

test('what a practice does not have leaves no trace on any page', async ({ request }) => {
  expect(pages.length).toBeGreaterThan(5);
  for (const { path } of pages) {
    const html = await (await request.get(path === '/404' ? '/no-such-page' : path)).text();
    // The words of the engine where nothing is written, and what a counseling practice has.
    expect(html, path).not.toMatch(
      /undefined|\[object|residents only|reside in|Instagram|Facebook|\b988/,
    );
    expect(html, path).not.toMatch(/<(p|h2|h3|ul|li)( [^>]*)?><\/\1>/);
  }
});

test('nothing is said about a crisis where no help is needed, and the header is at the top', async ({
  page,
}) => {
  for (const path of ['/', '/book/lea']) {
    await page.goto(path);
    await expect(page.getByRole('note')).toHaveCount(0);
    const header = await page.getByRole('banner').boundingBox();
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(header?.y).toBe(0);
    expect(logo?.y).toBeLessThan(40);
  }
  // What links lead to comes to rest below the header, not under it.
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('a map comes when a visitor asks for it, and nobody hears of the visit before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(originOf('another-practice'))) asked.push(request.url());
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>Lake' }),
  );
  await page.goto('/visit');
  const button = page.getByRole('button', { name: 'Show the map' });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  const map = page.frameLocator('iframe[title="Map: Physio am Hafen"]');
  await expect(map.getByText('Lake')).toBeVisible();
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed/),
  ]);
});

test('the phone number of another country can be called', async ({ page }) => {
  await page.goto('/book/lea');
  const numbers = page.locator('main a[href^="tel:+"]');
  await expect(numbers.first()).toHaveAttribute('href', 'tel:+41445550142');
  await expect(numbers.first()).toContainText('+41 44 555 01 42');
});

test('a device that is set to dark changes nothing on a site with light colors only', async ({
  page,
}) => {
  await page.goto('/therapists');
  const read = () =>
    page.evaluate(() => {
      const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
      return { backgroundColor, color, fontFamily };
    });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await read();
  expect(light.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(light.fontFamily).toContain('Atkinson Hyperlegible Next');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await read()).toEqual(light);
});
