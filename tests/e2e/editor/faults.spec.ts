// @promise On a phone and at 400 % zoom, the editor shows one pane at a time; a file with errors
// can be opened, viewed and corrected; nothing is lost while the editor’s process does not respond
// @promise The editor is usable before its first check has finished, and shows that the check is
// running

import type { Page } from '@playwright/test';
import { madePath } from '../../../src/editor/server/editor-page';
import { apiPath, editorPath } from '../../../src/editor/protocol/editor-api';
import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

/** The test site with a mistake that nobody can see a page through. */
const text = readTestSite('another-practice').text.replace('"type": "banner"', '"type": "bannr"');

const site = editForAll(text);

test('the editor is of use before the first check has ended, and says that it is under way @long', async ({
  page,
}) => {
  const release = await holdRequests(page, `**${apiPath}state**`);
  await page.goto(site.address);
  const problems = page.getByRole('button', { name: 'Checking…' });
  await expect(problems).toBeVisible({ timeout: 90_000 });
  await problems.click();
  await expect(formOf(page).getByText('Checking…')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const closed = outlineOf(page).getByRole('button', { expanded: false });
  const count = await closed.count();
  await closed.first().click();
  await expect(closed).toHaveCount(count - 1);
  release();
  await expect(page.getByRole('button', { name: /^\d errors?$/ })).toBeVisible();
});

test('when its code cannot be made, the editor says why and what to do, and is tried again @long', async ({
  page,
}) => {
  const made = `**${editorPath}${madePath}`;
  await page.route(made, (route) => route.fulfill({ status: 500, body: 'src/a.ts: a typo' }));
  await page.goto(site.address);
  const note = page.getByRole('alert');
  await expect(note).toContainText('couldn’t be started');
  await expect(note).toContainText('src/a.ts: a typo');
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(made);
  await page.route(made, (route) => route.abort('connectionrefused'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(note).toContainText('The editor isn’t responding.');
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(made);
  await again.click();
  await expect(outlineOf(page)).toBeVisible({ timeout: 90_000 });
});

test('a file with errors opens, says what is wrong, and is corrected by a button @safety', async ({
  page,
}) => {
  await page.goto(site.address);
  await expect(page.getByText('Fix the errors to see this page')).toBeVisible({ timeout: 90_000 });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a block' }).click();
  const picker = page.getByRole('dialog', { name: 'What would you like to add?' });
  await expect(picker.getByText('Fix the errors to see this block').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^\d errors?$/ }).click();
  await formOf(page)
    .getByRole('button', { name: /“banner”|"banner"/ })
    .click();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toContain('"type": "banner"');
  expect(site.read()).not.toContain('bannr');
});

test('a page that was added while there are errors is shown once they are corrected, and says so @long', async ({
  page,
}) => {
  await site.open(page);
  const title = await openTitle(page);
  const before = await title.inputValue();
  await title.fill('');
  await expect(page.getByRole('button', { name: /^\d errors?$/ })).toBeVisible();
  await outlineOf(page).getByRole('button', { name: 'Add a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await field(dialog, 'Page title').fill('Walks around the lake');
  await dialog.getByRole('button', { name: 'Add a page' }).click();
  await expect(page.getByText('Fix the errors to see this page')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Fix the errors to see this page')).toHaveCount(0);
  await expect(await openTitle(page)).toHaveValue(before);
});

test('while the process does not answer, that is said, and what was typed is sent afterwards @safety', async ({
  page,
}) => {
  await site.open(page);
  const title = await openTitle(page);
  await page.route(`**${apiPath}**`, (route) => route.abort('connectionrefused'));
  await title.fill('Typed without a process');
  const note = page.getByRole('alert').filter({ hasText: 'The editor isn’t responding.' });
  await expect(note).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(`**${apiPath}**`);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeHidden();
  await expect(shownPage(page).locator('h1')).toHaveText('Typed without a process');
  await site.save(page);
  expect(site.read()).toContain('"title": "Typed without a process"');
});

test('an address of an earlier start is refused in words, and shows nothing @long', async ({
  page,
}) => {
  await page.goto(site.address.replace(/#.*/, '#of-yesterday'));
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired. Open the link shown in the terminal.',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  // Into the same tab, where only the end of the address changes.
  await page.goto(site.address);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(outlineOf(page)).toBeVisible();
});

test('undo and redo have the keys of each system @long', async ({ page }) => {
  await site.open(page);
  const title = await openTitle(page);
  const first = await title.inputValue();
  await title.fill('Another one');
  await expect(page.getByRole('button', { name: 'Undo: Change title' })).toBeVisible();
  for (const key of ['Control+y', 'Control+Shift+z', 'Meta+Shift+z']) {
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue(first);
    await page.keyboard.press(key);
    await expect(title).toHaveValue('Another one');
  }
});

async function openTitle(page: Page) {
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  return field(formOf(page), 'Title');
}
