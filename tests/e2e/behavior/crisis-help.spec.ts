import { crisisId } from '../../../src/payload/page-paths';
import { expect, test } from '../support/test';

for (const width of [320, 360, 1280]) {
  test(`at ${width} pixels, the first screen leads to help in a crisis`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/counselors');
    const link = page.getByRole('banner').getByRole('link', { name: 'In crisis?' });
    await expect(link).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await link.click();
    const note = page.locator(`#${crisisId}`);
    await expect(note.getByRole('link', { name: 'Call 988', exact: true })).toBeInViewport();
  });
}

test('each number of a notice about a crisis is a button that is high enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/counselors/miriam/book-with-miriam');
  for (const note of [page.locator(`#${crisisId}`), page.getByRole('main').getByRole('note')]) {
    const buttons = note.filter({ hasText: '988' }).locator('a.MuiButton-root');
    const found = await buttons.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href'),
        height: link.getBoundingClientRect().height,
      })),
    );
    expect(found.map(({ href }) => href)).toEqual(['tel:911', 'tel:988', 'sms:988']);
    for (const { height } of found) expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('the footer has the ways to reach the practice', async ({ page }) => {
  await page.goto('/counselors');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('ul a[href^="tel:"]')).toHaveCount(1);
  await expect(footer.locator('ul a[href^="mailto:"]')).toHaveCount(1);
});
