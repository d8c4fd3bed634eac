// @promise Entries and icons are chosen by their images and can be found by typing

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('icons and entries are chosen by their pictures, found by typing, without a mouse @long', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  const form = formOf(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Products/ })
    .click();
  await outlineOf(page)
    .getByRole('button', { name: /^Program One/ })
    .click();
  const icon = form.getByRole('combobox', { name: 'Icon' });
  await expect(icon).toHaveValue('Anchor');
  await icon.focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('option', { name: 'Anchor' }).locator('svg')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await icon.fill('sun');
  await page.keyboard.press('Enter');
  await expect(icon).toHaveValue('Sunrise');

  await outlineOf(page)
    .getByRole('button', { name: /^An open day/ })
    .click();
  await outlineOf(page)
    .getByRole('button', { name: /^Event “/ })
    .click();
  await form.getByRole('button', { name: /^Price and people/ }).press('Enter');
  // A tooltip of the outline is not what is looked at.
  await page.mouse.move(0, 0);
  const person = form.getByRole('combobox', { name: '1', exact: true }).first();
  await person.focus();
  await page.keyboard.press('ArrowDown');
  const bo = form.getByRole('option', { name: /^Bo/ });
  await expect(bo.locator('img')).toHaveJSProperty('complete', true);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bo).toBeHidden();

  // Typefaces are those that are installed, whatever the site uses.
  await outlineOf(page).getByRole('button', { name: 'Theme', exact: true }).click();
  await form.getByRole('button', { name: /^Fonts/ }).click();
  const list = await form.getByRole('combobox', { name: 'Heading' }).getAttribute('list');
  await expect(page.locator(`[id="${list}"] option[value="Figtree"]`)).toBeAttached();

  expect(await site.saveTask(page, before)).toEqual({ 'entities/products/0/icon': 'sunrise' });
});

test('layouts are chosen by small drawings, and arrow keys show one after the other', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  const form = formOf(page);
  await outlineOf(page).getByRole('button', { name: /^Hero/ }).first().click();
  const layout = (name: string) => form.getByRole('radio', { name, exact: true });
  await expect(layout('Over the image')).toBeChecked();
  await layout('Over the image').focus();
  await page.keyboard.press('ArrowRight');
  await expect(layout('Next to the image')).toBeChecked();
  await expect(layout('Next to the image')).toBeFocused();
  const hero = shownPage(page).locator('main > section').first();
  await expect(hero.locator('h1')).toBeVisible();
  await expect
    .poll(() => hero.evaluate((section) => getComputedStyle(section, '::after').content))
    .toBe('none');
  // A tooltip of the outline is not what is looked at.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await site.saveTask(page, before)).toEqual({ 'routes/0/blocks/0/layout': 'split' });
  await layout('Over the image').click();
  expect(await site.saveTask(page, before)).toEqual({});
});
