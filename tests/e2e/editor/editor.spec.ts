// @promise A page or entry removed in the editor leaves a redirect from each of its URLs unless you
// decline it
// @promise-of-folder Clicking text on the page shows its field; blocks can be edited by keyboard
// without losing the focus; axe finds no violations

import type { Page } from '@playwright/test';
import { apiPath } from '../../../src/editor/protocol/editor-api';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { readName } from '../support/editor-parts';
import { expect, test } from '../support/test';

// Each test leaves the document as it found it.
const site = editForAll();

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

/** The blocks in the outline, from top to bottom. */
function blocks(page: Page) {
  return page.getByRole('list', { name: 'Blocks on this page' });
}

function status(page: Page) {
  return page.locator('output');
}

/** Chooses another page by keyboard. */
async function chooseNextPage(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Page' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The name of what has the focus. */
async function readFocus(page: Page): Promise<string> {
  return page.locator(':focus').evaluate(readName);
}

test('the field of a headline that is clicked on the page is shown, and only what is typed is saved', async ({
  page,
  messages,
}) => {
  const before = site.read();
  await shownPage(page).locator('h1').click();
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue(headline);
  expect(await findViolations(page)).toEqual([]);

  await field.fill('Move, and think of the sea');
  await expect(shownPage(page).locator('h1')).toHaveText('Move, and think of the sea');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Saved.');
  expect(site.read()).toBe(before.replace(headline, 'Move, and think of the sea'));

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByRole('button', { name: /^Replaced on/ }).click();
  await expect(dialog).toContainText('Title');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(field).toHaveValue(headline);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toBe(before);
  expect(messages).toEqual([]);
});

test('blocks are added, moved, duplicated and removed by keyboard, and the focus stays', async ({
  page,
}) => {
  const rows = blocks(page).getByRole('listitem');
  const first = await rows.count();
  const banner = `Banner “${headline}”`;
  await blocks(page).getByRole('button', { name: banner }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText(banner);
  await expect(status(page)).toHaveText(`${banner} moved to position 2 of ${first}`);
  await expect.poll(() => readFocus(page)).toBe(`Move ${banner} down`);

  await page.keyboard.press('Tab');
  await expect.poll(() => readFocus(page)).toBe(`Duplicate ${banner}`);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(first + 1);
  await expect(shownPage(page).getByRole('heading', { name: headline })).toHaveCount(2);
  await expect.poll(() => readFocus(page)).toBe(banner);

  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await expect.poll(() => readFocus(page)).toBe(`Remove ${banner}`);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(first);
  await expect.poll(() => readFocus(page)).toContain('“');

  await page.getByRole('button', { name: 'Add a block' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Search' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('faq');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(first + 1);
  await expect.poll(() => readFocus(page)).toBe('Accordion “Questions people ask”');
  await expect(
    shownPage(page).getByRole('heading', { name: 'Questions people ask' }),
  ).toBeInViewport();
  await site.undoAll(page);
});

test('a mistake is shown at its field, counted and listed, and gone when it is corrected', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await expect(name).toHaveAccessibleDescription(/is empty/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Site 1 error' })).toBeVisible();
  await expect(page.getByText('you’re seeing the last version that worked')).toBeVisible();

  await page.getByRole('button', { name: '1 error', exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('region', { name: 'Settings for the selected item' })
    .getByRole('button', { name: 'Site › Name' })
    .click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Physio an der See');
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(shownPage(page).locator('header')).toContainText('Physio an der See');
  await site.undoAll(page);
});

test('undo and redo go to the page and the form of what they change, and the focus stays', async ({
  page,
}) => {
  await shownPage(page).locator('h1').click();
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await field.fill('Move, and think of the sea');
  await expect(shownPage(page).locator('h1')).toHaveText('Move, and think of the sea');
  const pages = page.getByRole('combobox', { name: 'Page' });
  const first = await pages.inputValue();
  await chooseNextPage(page);
  await expect(pages).toBeFocused();
  await expect(field).toBeHidden();
  await expect(shownPage(page).locator('h1')).not.toHaveText('Move, and think of the sea');

  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(headline);
  await expect(pages).toHaveValue(first);
  await expect(pages).toBeFocused();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);

  await chooseNextPage(page);
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(field).toHaveValue('Move, and think of the sea');
  await expect(pages).toHaveValue(first);
  // The next test begins with the page as it was.
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(headline);
});

test('a page is found by its title or its path, by keyboard', async ({ page }) => {
  const chooser = page.getByRole('combobox', { name: 'Page' });
  const options = page.getByRole('listbox').getByRole('option');
  await chooser.focus();
  await expect(options).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const all = await options.allInnerTexts();
  expect(all.length).toBeGreaterThan(5);
  expect(await findViolations(page)).toEqual([]);
  for (const part of [0, 1]) {
    const wanted = all.map((one) => one.split('\n')).find((parts) => parts.length === 2);
    await chooser.fill(wanted?.[part]?.slice(1).toUpperCase() ?? '');
    await expect(options.first()).toContainText(wanted?.[part] ?? '');
  }
  await chooser.fill('zzz');
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible();
  // What is only typed changes nothing.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(chooser).not.toHaveValue('zzz');
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

test('undo and redo outlive a reload of the editor @safety', async ({ page }) => {
  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another headline');
  await expect(shownPage(page).locator('h1')).toHaveText('Another headline');

  await page.reload();
  await expect(shownPage(page).locator('h1')).toHaveText('Another headline');
  await page.getByRole('button', { name: 'Undo: Change title' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  await page.getByRole('button', { name: 'Redo: Change title' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Another headline');
  await site.undoAll(page);
});

test('conflicts are asked again from the beginning when there are others @safety', async ({
  page,
}) => {
  const before = site.read();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the file' });
  await shownPage(page).locator('h1').click();
  // Back from the page, the editor looks whether the file has changed. It has not yet.
  const looked = page.waitForResponse((response) => response.url().endsWith(`${apiPath}document`));
  await title.focus();
  await looked;
  for (const theirs of ['Theirs', 'Theirs again']) {
    await title.fill(`Mine, before ${theirs}`);
    site.write(before.replace(headline, theirs));
    await save.click();
    await expect(dialog.getByRole('radio', { name: /^Keep mine/ })).toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('radio', { name: /^Keep theirs/ }).check();
    if (theirs === 'Theirs') await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await expect(title).toHaveValue('Theirs again');
  site.write(before);
  await page.reload();
  await site.undoAll(page);
});
