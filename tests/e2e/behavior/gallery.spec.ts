import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { attributes } from '../../../src/contract/page-contract';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

/** Opens an image of a gallery, counted from 0. */
async function openImage(page: Page, path: string, index: number) {
  await page.goto(path);
  await hydrate(page);
  const gallery = page.locator(`section:has([aria-haspopup=dialog])`);
  const links = gallery.getByRole('link');
  await links.nth(index).click();
  const dialog = page.getByRole('dialog');
  return {
    links,
    dialog,
    count: await links.count(),
    expectShown: async (text: string, name: string) => {
      await expect(dialog.getByRole('status')).toContainText(text);
      await expect(dialog.locator('figure:not([inert]) img')).toHaveAccessibleName(name);
      await expect(dialog.getByRole('img', { name })).toBeInViewport({ ratio: 0.9 });
    },
  };
}

test('images are shown large, one after the other, and the focus comes back', async ({
  page,
  messages,
}) => {
  const { links, dialog, count, expectShown } = await openImage(page, '/resources', 1);
  await expectShown(`2 of ${count}`, 'Mountains under clouds');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expectShown(`1 of ${count}`, 'A meadow with tall grass');
  await expect(dialog).toContainText('Behind the house');
  await dialog.getByRole('button', { name: 'Previous image' }).click();
  await expectShown(`${count} of ${count}`, 'A drawing of a valley');
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expectShown(`1 of ${count}`, 'A meadow with tall grass');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
  expect(messages).toEqual([]);
});

test('an image that is swiped to is the one that is counted @long', async ({ page }) => {
  const { dialog, count, expectShown } = await openImage(page, '/resources', 0);
  await dialog
    .locator('figure')
    .first()
    .evaluate((slide) => slide.parentElement?.scrollBy({ left: slide.clientWidth }));
  await expectShown(`2 of ${count}`, 'Mountains under clouds');
});

test('the arrow to the left shows the next image where text runs to the left', async ({ page }) => {
  const { expectShown } = await openImage(page, `${originOf('right-to-left')}/`, 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown('', 'رسم بسيط لشخص');
});

test('the quick exit is at hand over a large image', async ({ page }) => {
  const { dialog } = await openImage(page, '/open-day', 0);
  const exit = page.locator(`[${attributes.quickExit}]`);
  const href = (await exit.getAttribute('href')) ?? '';
  await page.route(href, (route) => route.fulfill({ body: 'Elsewhere' }));
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).not.toHaveURL(/open-day/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each image leads to its large file', async ({ page, request }) => {
    await page.goto('/resources');
    const links = page.locator('#photos').getByRole('link');
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await request.get(href)).headers()['content-type']).toContain('image/');
    }
    await expect(links).toHaveCount(5);
  });
});
