import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { formOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

test('the block under the pointer is moved and removed on the page', async ({ page }) => {
  const headings = shownPage(page).locator('main :is(h1, h2)');
  const before = await headings.allTextContents();
  const second = before[1] ?? '';
  await headings.nth(1).hover();
  const bar = page.getByRole('group', { name: second });
  await bar.getByRole('button', { name: 'Move up' }).click();
  await expect(headings.first()).toHaveText(second);
  await expect(bar.getByRole('button', { name: 'Move up' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(headings).toHaveText(before);

  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(headings).toHaveText(before.filter((heading) => heading !== second));
});

test('a block is added between two others on the page', async ({ page }) => {
  const headings = shownPage(page).locator('main :is(h1, h2)');
  const [first = '', second = ''] = await headings.allTextContents();
  await headings.nth(1).hover();
  await page.getByRole('button', { name: 'Add block above' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would you like to add?' });
  await dialog.getByRole('textbox', { name: 'Search' }).fill('Text');
  await dialog.getByRole('button', { name: /^Text/ }).first().click();
  await expect(dialog).toBeHidden();
  await expect(headings.first()).toHaveText(first);
  await expect(headings.nth(2)).toHaveText(second);
  await expect(formOf(page).getByRole('heading', { level: 1 })).toContainText('Text');
});
