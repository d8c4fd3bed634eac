import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

const dismissible = 'We are closed from December 24 to January 2.';

test('a closed announcement stays closed in this tab, also before the app is there', async ({
  page,
  messages,
}) => {
  await page.goto('/texts');
  const region = page.getByRole('region', { name: 'Announcements' });
  await expect(region.getByText(dismissible)).toBeVisible();
  await region.getByRole('button', { name: 'Close message' }).click();
  await expect(region.getByText(dismissible)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(region.getByText('Sample House has moved.')).toBeVisible();

  await page.reload({ waitUntil: 'commit' });
  await expect(region.getByText('Sample House has moved.')).toBeVisible();
  await expect(region.getByText(dismissible)).toBeHidden();

  await page.waitForLoadState();
  await hydrate(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/news"]')?.click());
  await expect(page).toHaveURL(/\/news$/);
  await expect(region).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(messages).toEqual([]);
});

test('it is between header and content, covers neither, and is not printed', async ({ page }) => {
  await page.goto('/texts');
  const region = page.getByRole('region', { name: 'Announcements' });
  const [header, own, main] = await Promise.all(
    [page.locator('header').first(), region, page.locator('main')].map((one) => one.boundingBox()),
  );
  if (!header || !own || !main) throw new Error('A part of the page is missing.');
  expect(own.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(main.y).toBeGreaterThanOrEqual(own.y + own.height);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(region).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is there and offers no button to close it', async ({ page }) => {
    await page.goto('/texts');
    await expect(page.getByText(dismissible)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close message' })).toBeHidden();
  });
});
