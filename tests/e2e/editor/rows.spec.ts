// @promise Moving a row, whether it is open or was never opened, changes nothing else

import type { Page } from '@playwright/test';
import { getIn, isList, type Json } from '../../../src/utils/json';
import { editForAll } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

const items = ['routes', 0, 'blocks', 4, 'items'];
const readItems = (): readonly Json[] => {
  const list = getIn(JSON.parse(site.read()) as Json, items);
  return isList(list) ? list : [];
};

test('rows are closed at first; one that is open moves with its fields, one that never was as it is @long', async ({
  page,
}) => {
  const [first, second, third] = readItems();
  const question = String(getIn(third, ['question']));
  await site.open(page);
  const form = formOf(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Accordion/ })
    .click();
  await expect(form.getByRole('button', { expanded: true })).toHaveCount(0);

  const row = form.getByRole('button', { name: question, exact: true });
  await row.click();
  await field(form, 'Question').fill('How many are there?');
  const moved = form.getByRole('button', { name: 'How many are there?', exact: true });
  await moved.press('Alt+ArrowUp');
  await expect(moved).toHaveAttribute('aria-expanded', 'true');
  await expect(form.getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(field(form, 'Question')).toHaveValue('How many are there?');
  // The first one was never opened.
  await form.getByRole('button', { name: /^Move “Is this real.*down$/ }).click();
  await site.save(page);
  expect(readItems()).toEqual([
    { ...(third as object), question: 'How many are there?' },
    first,
    second,
  ]);
});

/** The accordion in its form, with the names of its rows. */
async function openRows(page: Page) {
  await site.open(page);
  const form = formOf(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Accordion/ })
    .click();
  const removals = form.getByRole('button', { name: /^Remove “/ });
  await expect(removals).not.toHaveCount(0);
  const listNames = () =>
    removals.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const move = (index: number, way: 'up' | 'down') =>
    form.getByRole('button', { name: new RegExp(`^Move “.* ${way}$`) }).nth(index);
  return { removals, listNames, move };
}

test('after undoing, a list has each of its rows once, wherever they are moved', async ({
  page,
}) => {
  const { removals, listNames, move } = await openRows(page);
  const names = await listNames();
  // Moved first, so that the rows are told apart by more than their places.
  await move(0, 'down').click();
  await removals.first().click();
  await removals.first().click();
  await expect(removals).toHaveCount(names.length - 2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  const [first, second, third, ...others] = names;
  await expect.poll(listNames).toEqual([second, first, third, ...others]);
  await move(0, 'down').click();
  await expect.poll(listNames).toEqual(names);
  await move(2, 'up').click();
  await expect.poll(listNames).toEqual([first, third, second, ...others]);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(listNames).toEqual(names);
});

test('a double click removes one row, and not the one that comes in its place', async ({
  page,
}) => {
  const { removals, listNames } = await openRows(page);
  const names = await listNames();
  await removals.first().dblclick();
  await expect.poll(listNames).toEqual(names.slice(1));
  await page.keyboard.press('Control+z');
  await expect.poll(listNames).toEqual(names);
});

test('the list leads to each of its parts, and the keyboard goes on there', async ({ page }) => {
  await site.open(page);
  const outline = outlineOf(page);
  const theme = outline.getByRole('button', { name: 'Theme', exact: true });
  await expect(theme).not.toBeInViewport();
  const address = page.url();
  await outline.getByRole('link', { name: 'Settings' }).click();
  await expect(theme).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(outline.getByRole('button', { name: 'Site', exact: true })).toBeFocused();
  // The links stay in sight.
  await outline.getByRole('link', { name: 'Pages' }).click();
  await expect(theme).not.toBeInViewport();
  expect(page.url()).toBe(address);
});
