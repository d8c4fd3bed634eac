import { findViolations } from '../../../src/cli/validate/find-violations';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

test('the pages of a list are links, by keyboard and without a new document', async ({ page }) => {
  await page.goto('/news');
  await hydrate(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const pages = page.getByRole('navigation', { name: 'Pages of this list' });
  await pages.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news/page/2');
  await expect(page).toHaveTitle('Journal, page 2 | Sample House');
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
});

test('the link to the current page of a list has the ring of all links', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news/page/2');
  const pages = page.getByRole('navigation', { name: 'Pages of this list' });
  const readRing = async (name: string) => {
    const link = pages.getByRole('link', { name });
    await link.focus();
    return link.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return { outlineStyle, outlineWidth, outlineColor };
    });
  };
  await page.keyboard.press('Tab');
  const ring = await readRing('Page 2');
  expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  expect(await readRing('Page 3')).toEqual(ring);
  await hydrate(page);
  expect(await readRing('Page 2')).toEqual(ring);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('years, pages and tags lead to the posts @long', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: '2025' }).click();
    await expect(page).toHaveURL('/news/2025');
    await page.getByRole('link', { name: 'All years' }).click();
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/news/page/3');
    await page.getByRole('link', { name: 'Read the post' }).click();
    await page.getByRole('link', { name: 'People', exact: true }).last().click();
    await expect(page).toHaveURL('/news/about/people');
  });
});
