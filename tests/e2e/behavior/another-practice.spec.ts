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
      /undefined|\[object|residents only|reside in|Instagram|Facebook|988/,
    );
    expect(html, path).not.toMatch(/<(p|h2|h3|ul|li)( [^>]*)?><\/\1>/);
  }
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
