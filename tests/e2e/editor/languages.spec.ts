// @promise In the editor, each language of a page can be viewed, edited and given a URL, with a
// redirect; typing is enough to translate untranslated text

import type { Page } from '@playwright/test';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordName } from '../../../src/io/translations/record-file';
import { noteTranslations, writeRecord } from '../../../src/check/languages/translation-record';
import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { choosePage, field, formOf, openItem, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const { text, publicFolder } = readTestSite('two-languages');
const plain = text.replace('{ "en": "Welcome", "es": "Bienvenidos" }', '"Welcome"');
const site = editForAll(plain);

test.beforeAll(() => cpSync(publicFolder, join(site.folder, 'public'), { recursive: true }));

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText('Welcome');
});

/** Waits until a page is in the preview and hears clicks: the editor has added its styles by then. */
async function expectShown(page: Page, language: string, heading: string): Promise<void> {
  const shown = shownPage(page);
  await expect(shown.locator('html')).toHaveAttribute('lang', language);
  await expect(shown.locator('h1')).toHaveText(heading);
  await expect
    .poll(() => shown.locator('html').evaluate(() => document.adoptedStyleSheets.length))
    .toBeGreaterThan(0);
}

test('a page is shown in each language, and links between languages are followed @long', async ({
  page,
}) => {
  const choice = page.getByRole('combobox', { name: 'Language' });
  await choice.selectOption('Spanish');
  await expectShown(page, 'es', 'Welcome');
  await choosePage(page, 'Nuestras consejeras');
  await expectShown(page, 'es', 'Nuestras consejeras');
  await shownPage(page)
    .locator('header a[hreflang="en"]')
    .click({ modifiers: ['ControlOrMeta'] });
  await expectShown(page, 'en', 'Our counselors');
  await expect(choice).toHaveValue('en');
  await choice.selectOption('Spanish');
  await expectShown(page, 'es', 'Nuestras consejeras');

  // What is selected is shown in the same language, and typed in it.
  const h1 = shownPage(page).locator('h1');
  await h1.click();
  await expect(h1).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' aquí');
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title (Spanish)' });
  await expect(title).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await expect(title).toHaveValue('Nuestras consejeras aquí');
  const inEnglish = page.getByRole('textbox', { name: 'Title (English)' });
  await expect(inEnglish).toHaveCount(0);
  await formOf(page).getByRole('button', { name: 'Both' }).click();
  await expect(inEnglish).toHaveValue('Our counselors');
  await expect(title).toHaveValue('Nuestras consejeras aquí');
  await site.undoAll(page);
});

test('a form shows its texts in one language, says where one is missing, and shows both on request @long', async ({
  page,
}) => {
  const form = formOf(page);
  const choice = form.getByRole('group', { name: 'Language of the text fields' });
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('English');
  await expect(field(form, 'Title')).toHaveValue('Welcome');

  // By keyboard; the original stands where the translation will be.
  await choice.getByRole('button', { name: 'Spanish (some text is missing)' }).focus();
  await page.keyboard.press('Enter');
  const spanish = field(form, 'Title (Spanish)');
  await expect(spanish).toHaveAttribute('placeholder', 'Welcome');
  await expect(field(form, 'Title')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await spanish.fill('Bienvenidos');
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('Spanish');
  await choice.getByRole('button', { name: 'Both' }).click();
  await expect(field(form, 'Title (English)')).toHaveValue('Welcome');
  await expect(spanish).toHaveValue('Bienvenidos');
  await site.undoAll(page);
});

test('the texts of two languages are next to each other in a column that is wide enough', async ({
  page,
}) => {
  await openItem(page, /^Banner/);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Both' }).click();
  const fields = ['Title (English)', 'Title (Spanish)'].map((name) => field(form, name));
  const placeAll = () => Promise.all(fields.map((one) => one.boundingBox()));
  const [above, below] = await placeAll();
  expect(above?.x).toBe(below?.x);
  await page.getByRole('separator', { name: 'Width of the settings' }).focus();
  await page.keyboard.press('End');
  await expect(async () => {
    const [left, right] = await placeAll();
    expect(left?.y).toBe(right?.y);
  }).toPass();
});

test('a text that is not translated is written in the language of the page, on it or in its field @long', async ({
  page,
  messages,
}) => {
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
  const h1 = shownPage(page).locator('h1');
  await expectShown(page, 'es', 'Welcome');
  const title = page.getByRole('textbox', { name: 'Title (Spanish)' });

  // Taken back, it is as it was.
  await h1.click();
  await expect(h1).toBeFocused();
  await page.keyboard.type('X');
  await expect(title).toHaveValue(/X/);
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(JSON.parse(site.read())).toEqual(JSON.parse(plain));

  await expect(h1).toHaveText('Welcome');
  await h1.click();
  await expect(h1).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bienvenidas');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Bienvenidas');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  const written = site.read().match(/"type": "banner",\s*"title": [^}]*\}/)?.[0];
  expect(JSON.parse(`{${written}}`)).toMatchObject({
    title: { en: 'Welcome', es: 'Bienvenidas' },
  });
  expect(messages).toEqual([]);
});

test('a problem in a language that is not shown leads to its field, in a section that opens @long', async ({
  page,
}) => {
  const before = site.read();
  site.write(before.replace('"Consejera profesional con licencia"', '""'));
  await page.reload();
  await page.getByRole('button', { name: /^1 error/ }).click();
  const form = formOf(page);
  await form.getByRole('note').getByRole('button').first().click();
  const meaning = field(form, 'Credential in full (Spanish)');
  await expect(meaning).toBeFocused();
  await expect(form.getByRole('button', { name: /^Specialties and credentials/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await meaning.fill('Consejera');
  await expect(meaning).toBeFocused();
  // The other sections are as they begin.
  await expect(form.getByRole('button', { name: /^Booking/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(field(form, 'Name')).toHaveValue('Ana Sample');
  await site.undoAll(page);
  site.write(before);
});

test('each language has its address, which leaves a redirect when it changes @long', async ({
  page,
}) => {
  const outline = page.getByRole('navigation', { name: 'Site content' });
  await outline.getByRole('button', { name: /^Contact/ }).click();
  await page.getByRole('button', { name: 'Change the path (Spanish)' }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Path' });
  await expect(address).toHaveValue('/contact');
  await address.fill('/contacto');
  await expect(page.getByRole('dialog')).toContainText('/es/contact → /es/contacto');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Path (Spanish): /contacto')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(JSON.parse(site.read())).toMatchObject({
    redirects: expect.arrayContaining([{ from: '/es/contact', to: '/es/contacto' }]),
  });
});

test('a translation that still fits after its original was changed is noted by a button @long', async ({
  page,
}) => {
  const original = 'Ana listens first.';
  const pair = { original, translation: 'Ana escucha primero.' };
  const record = writeRecord(noteTranslations({}, 'es', [pair], () => true));
  writeFileSync(join(site.folder, recordName), record);
  const changed = site.read().replace(`"${original}"`, '"Ana listens first, always."');
  site.write(changed);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: /^\d+ warnings?$/ }).click();
  const fits = formOf(page).getByRole('button', { name: 'Translation is still correct' });
  await expect(fits).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await fits.click();
  await expect(fits).toHaveCount(0);
  await expect(page.locator('output').last()).toHaveText('Marked as correct.');
  expect(site.read()).toBe(changed);
});
