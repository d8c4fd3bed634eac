// @promise Adding a language is one step that creates the required pages without errors and can be
// undone at once; its fields are available despite errors

import type { Page } from '@playwright/test';
import { apiPath } from '../../../src/editor/protocol/editor-api';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const site = editForAll();

test('a language is added by keyboard in one step, which makes its home page and shows it; undo takes all of it back @long', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Add a language' });
  const choice = dialog.getByRole('combobox', { name: 'Language' });
  await expect(choice).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await choice.selectOption('Spanish');
  // The button leads to the first title that is missing.
  await dialog.getByRole('button', { name: 'Add a language' }).press('Enter');
  await expect(dialog).toContainText('Still missing: Home page title in Spanish');
  await page.keyboard.type('Fisioterapia junto al puerto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Página no encontrada');
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  const shown = shownPage(page);
  await expect(shown.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('es');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^\d+ warnings?$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Page' }).click();
  const pages = page.getByRole('listbox').getByRole('option');
  await expect(pages).toHaveText([/^Home/, /not found|no encontrada/]);
  await page.keyboard.press('Escape');
  expect(await findViolations(page)).toEqual([]);

  // Another page is in the language as soon as it has a title in it.
  await outlineOf(page)
    .getByRole('button', { name: /^Prices/ })
    .click();
  await formOf(page).getByRole('button', { name: 'Spanish', exact: true }).click();
  const title = formOf(page).getByRole('textbox', { name: 'Title (Spanish)' });
  await title.fill('Precios');
  await expect(page.getByText(/^Path \(Spanish\): /)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('');

  await page.getByRole('button', { name: 'Undo: Add Spanish' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeHidden();
  await expect(shown.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toBe(before);
});

test('a home page that is opened before the server has its language is in that once the server has it @long', async ({
  page,
}) => {
  await site.open(page);
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Add a language' });
  await field(dialog, 'Language').selectOption('Arabic');
  await field(dialog, 'Home page title in Arabic').fill('الصفحة الرئيسية');
  await dialog.getByRole('textbox', { name: /not found/ }).fill('لا توجد صفحة');
  const release = await holdRequests(page, `**${apiPath}changes`);
  await dialog.getByRole('button', { name: 'Add a language' }).click();
  const shown = shownPage(page);
  await expect(shown.locator('h1')).toHaveText('Not here');
  await expect(shown.locator('html')).toHaveAttribute('lang', 'en-GB');
  release();
  await expect(shown.locator('h1')).toHaveText(headline);
  await expect(shown.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
  await site.undoAll(page);
});

test('the fields of a language are there while its home page is missing, and the problem leads to them @long', async ({
  page,
}) => {
  await site.open(page);
  const changed = site.read().replace(/"language": "en-GB"/, '"languages": ["en-GB", "es"]');
  expect(changed).not.toBe(site.read());
  site.write(changed);
  await page.reload();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('Spanish');
  await expect(language).toHaveValue('es');
  await page.getByRole('button', { name: /^\d+ errors?/ }).click();
  await formOf(page)
    .getByRole('note')
    .filter({ hasText: 'The site has no home page in Spanish' })
    .getByRole('button')
    .click();
  const title = formOf(page).getByRole('textbox', { name: 'Title (Spanish)' });
  await title.fill('Inicio');
  await page.getByRole('button', { name: /^\d+ errors?/ }).click();
  await expect(formOf(page)).not.toContainText('no home page');
});

/** Opens the dialog "Add a language" by keyboard. */
async function openDialog(page: Page): Promise<void> {
  await outlineOf(page).getByRole('button', { name: 'Site', exact: true }).click();
  await formOf(page)
    .getByRole('button', { name: /^Country and languages/ })
    .click();
  await formOf(page).getByRole('button', { name: 'Add a language' }).focus();
  await page.keyboard.press('Enter');
}
