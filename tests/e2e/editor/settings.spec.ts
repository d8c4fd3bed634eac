// @promise The footer, site settings, safety settings and redirects are edited by clicking and
// typing, and nothing else is written

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('footer, site, safety and redirects are edited by clicking and typing, and only that is written @long', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  const outline = outlineOf(page);
  const form = formOf(page);
  const open = (name: string) => outline.getByRole('button', { name, exact: true }).click();

  await open('Navigation');
  await form.getByRole('button', { name: /^Footer/ }).click();
  await form.getByRole('button', { name: 'Ways in', exact: true }).click();
  // The last one is that of the legal links.
  await form.getByRole('button', { name: 'Add link', exact: true }).nth(-2).click();
  await field(form, 'Label').fill('Who is here');
  await field(form, 'Link to').fill('/people');
  const footer = shownPage(page).getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Who is here' })).toHaveAttribute(
    'href',
    '/people',
  );
  expect(await findViolations(page)).toEqual([]);

  await open('Site');
  await field(form, 'Phone').fill('(555) 555-0100');
  await expect(shownPage(page).getByText('(555) 555-0100').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await open('Visitor safety');
  await form.getByRole('button', { name: /^Quick exit/ }).click();
  await field(form, 'Label').fill('Leave this page');
  expect(await findViolations(page)).toEqual([]);

  // A redirect leads to the page of a person, who is chosen by name.
  await outline.getByRole('button', { name: /^Redirects/ }).click();
  await outline.getByRole('button', { name: 'Add redirect' }).click();
  const dialog = page.getByRole('dialog');
  const place = (await dialog.isVisible()) ? dialog : form;
  await field(place, 'From').fill('/ada');
  const goals = await field(place, 'To').getAttribute('list');
  const ada = page.locator(`[id="${goals}"] option`, { hasText: /^Ada Sample$/ }).first();
  await field(place, 'To').fill((await ada.getAttribute('value')) ?? '');
  expect(await findViolations(page)).toEqual([]);
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Add/ }).last().click();

  expect(await site.saveTask(page, before)).toEqual({
    'site/phone': '(555) 555-0100',
    'safety/quickExit/label': 'Leave this page',
    '+navigation/footer/groups/1/links/2': { label: 'Who is here', href: '/people' },
    '+redirects/1': { from: '/ada', to: '/team/ada' },
  });
});

test('a group that was begun says what is still missing, open and closed, until nothing is @long', async ({
  page,
}) => {
  await site.open(page);
  const outline = outlineOf(page);
  await outline.getByRole('button', { name: /^Locations/ }).click();
  await outline.getByRole('button', { name: 'Sample House', exact: true }).click();
  const form = formOf(page);
  await form.getByRole('button', { name: 'Remove Map' }).click();
  await form.getByRole('button', { name: 'Add map' }).click();
  await expect(form.getByText('Still missing: Latitude, Longitude')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await field(form, 'Latitude').fill('36.2');
  await expect(form.getByText('Still missing: Longitude')).toBeVisible();
  const group = form.getByRole('button', { name: /^Map/ });
  await group.click();
  await expect(group).toContainText('Still missing: Longitude');
  await group.click();
  await field(form, 'Longitude').fill('-86.8');
  await expect(form.getByText(/Still missing/)).toBeHidden();
  await site.undoAll(page);
});

test('a mistake among further settings is counted where they are closed @long', async ({
  page,
}) => {
  await site.open(page);
  await outlineOf(page).getByRole('button', { name: /^Hero/ }).click();
  const form = formOf(page);
  const further = form.getByRole('button', { name: /^More settings/ });
  await further.click();
  await field(form, 'Link name').fill('Not an anchor!');
  await further.click();
  await expect(further).toContainText('1 error');
  await site.undoAll(page);
});

test('a notice about a crisis is given the numbers of a country by a button, and back', async ({
  page,
}) => {
  await site.open(page);
  const outline = outlineOf(page);
  await outline.getByRole('button', { name: /^Notices/ }).click();
  await outline.getByRole('button', { name: /^In danger/ }).click();
  const button = formOf(page).getByRole('button', {
    name: 'Use the numbers for the United States',
  });
  await expect(button).toHaveAccessibleDescription(
    /988 .*911 .*Sources \(checked \d{4}-\d\d-\d\d\): /,
  );
  expect(await findViolations(page)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  const form = formOf(page);
  await expect(form).toContainText('Suicide & Crisis Lifeline: 988');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(form).not.toContainText('In immediate danger');
});

test('a text that shows a price leads to its amount, in a list that names the amounts', async ({
  page,
}) => {
  await site.open(page);
  const outline = outlineOf(page);
  await outline.getByRole('button', { name: /^Events \d/ }).click();
  await outline.getByRole('button', { name: 'An Evening in a Circle', exact: true }).click();
  const form = formOf(page);
  await form.getByRole('button', { name: /^Price and people/ }).click();
  await form.getByRole('button', { name: 'Site › “day: $10” › Amount' }).click();
  await expect(field(form, 'Amount')).toBeFocused();
  await field(form, 'Amount').fill('25');
  await expect(form.getByRole('button', { name: 'day: $25', exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await site.undoAll(page);
});
