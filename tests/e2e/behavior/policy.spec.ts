// @promise No page violates its CSP at any width; text cannot become HTML; a violation would be
// detected

import { expect, hydrate, test } from '../support/test';
import { watchPolicy } from '../support/watch-policy';

test('a break of the policy is seen, so that none means none @F19', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.png';
    document.body.append(style, frame, image);
  });
  await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect
    .poll(() => new Set(violations.map((violation) => violation.split(':')[0])))
    .toEqual(new Set(['frame-src', 'img-src', 'style-src-elem']));
});

test('text cannot become HTML or script in the browser', async ({ page }) => {
  await page.goto('/about');
  const errors = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<img src="/x">'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => (document.createElement('script').src = '/x.js'),
    ].map((assign) => {
      try {
        assign();
        return 'assigned';
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    }),
  );
  expect(errors).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('styles of pages that are reached by a link are applied under the policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/about');
  await hydrate(page);
  const added = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    );
  const before = await added();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click(),
  );
  await expect(page).toHaveURL('/terms');
  await expect.poll(added).toBeGreaterThan(before);
  expect(violations).toEqual([]);
});

test('a page with a widget is loaded as a document, with a policy that permits it', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/about');
  await hydrate(page);
  await page.evaluate(() => ((window as { isFirst?: boolean }).isFirst = true));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeVisible();
});

test('data for search engines is there, and no policy is asked about it', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/counselors/miriam');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@graph': [{ '@type': 'ProfilePage' }, { '@type': 'BreadcrumbList' }],
  });
  await hydrate(page);
  expect(violations).toEqual([]);
});
