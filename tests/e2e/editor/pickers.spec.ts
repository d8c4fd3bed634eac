import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, namedFile, openItem, outlineOf, takePhoto } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('hours are ticked and timed, and a country is found by its name', async ({ page }) => {
  const before = site.read();
  await site.open(page);
  await openItem(page, /^Locations \d/);
  await openItem(page, 'Sample House');
  const form = formOf(page);
  await form.getByRole('button', { name: 'Monday, Thursday, 09:00–17:00', exact: true }).click();
  const days = form.getByRole('group', { name: 'Days' });
  await days.getByRole('button', { name: 'Monday to Friday' }).click();
  await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(5);
  for (const day of ['Wednesday', 'Thursday', 'Friday']) {
    await days.getByRole('checkbox', { name: day }).uncheck();
  }
  await expect(field(form, 'Closes')).toHaveAttribute('type', 'time');
  await field(form, 'Closes').fill('18:30');
  await form.getByRole('button', { name: /^Address/ }).click();
  const country = form.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('United States');
  await country.fill('switz');
  await page.getByRole('option', { name: 'Switzerland' }).click();
  expect(await findViolations(page)).toEqual([]);
  expect(await site.saveTask(page, before)).toEqual({
    'entities/places/0/address/country': 'CH',
    'entities/places/0/hours/0/closes': '18:30',
    'entities/places/0/hours/0/days/1': 'Tuesday',
  });
});

test('a moment is picked, in the time zone of the site or, without one, of the computer', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  await outlineOf(page).getByRole('button', { name: 'Site', exact: true }).click();
  const form = formOf(page);
  await form.getByRole('button', { name: /^Country and languages/ }).click();
  const zone = form.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('America/Chicago');
  await expect(form.getByRole('combobox', { name: 'Country' })).toContainText(
    /Afghanistan.*Albania.*Andorra.*Austria/,
  );
  await openItem(page, /^Announcements \d/);
  await outlineOf(page)
    .getByRole('listitem')
    .filter({ hasText: 'moved' })
    .getByRole('button')
    .first()
    .click();
  await form.getByRole('button', { name: /^More settings/ }).click();
  await expect(form.getByText('Time in America/Chicago.').first()).toBeVisible();
  const moment = field(form, 'Publish on');
  await expect(moment).toHaveAttribute('type', 'datetime-local');
  await moment.fill('2099-01-05T09:00');
  expect(await findViolations(page)).toEqual([]);
  expect(await site.saveTask(page, before)).toEqual({
    'entities/announcements/1/publishAt': '2099-01-05T09:00',
  });
});

test('a photo of a logo becomes the logo', async ({ page }) => {
  const before = site.read();
  await site.open(page);
  await openItem(page, 'Site');
  const form = formOf(page);
  const files = form.locator('input[type=file]');
  await files.setInputFiles(namedFile('Our logo.jpg', await takePhoto(600, 300)));
  await page.getByRole('button', { name: 'Use this file' }).click();
  await expect(field(form, 'Logo')).toHaveValue('/images/our-logo.svg');
  const logo = shownPage(page).locator('header img[src="/images/our-logo.svg"]').first();
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  expect(await site.saveTask(page, before)).toMatchObject({ 'site/logo': '/images/our-logo.svg' });
});
