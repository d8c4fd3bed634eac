import type { Page } from '@playwright/test';
import { apiPath } from '../../../src/editor/protocol/editor-api';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

// Each test leaves the document as it found it.
const site = editForAll();

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

function status(page: Page) {
  return page.locator('output');
}

test('a page gets another address: what follows is shown before, and saved with it @long', async ({
  page,
}) => {
  const before = site.read();
  const outline = page.getByRole('navigation', { name: 'Site content' });
  await outline.getByRole('button', { name: /^Prices/ }).click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  await expect(page.getByRole('region', { name: 'In search results' })).toContainText('/prices');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change the path' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the path' });
  await expect(dialog.getByRole('textbox', { name: 'Path' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/visit');
  await expect(dialog).toContainText('Another page already has this path.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('fees');
  await expect(dialog).toContainText('/prices → /fees');
  await expect(dialog).toContainText('Navigation');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveText('The page is now at /fees.');
  await expect(page.locator('iframe')).toHaveAttribute('src', '/fees');

  expect(await site.saveTask(page, before)).toEqual({
    'navigation/menu/2/href': '/fees',
    'navigation/footer/groups/0/links/1/href': '/fees',
    'routes/0/blocks/0/actions/1/href': '/fees',
    'routes/4/path': '/fees',
    redirects: [{ from: '/prices', to: '/fees' }],
  });
  await page.getByRole('button', { name: 'Undo: Change the path' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toBe(before);
});

test('a new page begins with a title, an address of its own and an example @long', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await expect(dialog.getByRole('textbox', { name: 'Page title' })).toBeFocused();
  await page.keyboard.type('Back pain');
  await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('/back-pain');
  await dialog.getByRole('combobox', { name: 'Start from' }).selectOption('FAQ page');
  expect(await findViolations(page)).toEqual([]);
  // The frame asks for the page before the server has it.
  const release = await holdRequests(page, `**${apiPath}changes`);
  await dialog.getByRole('button', { name: 'Add a page' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', '/back-pain');
  await expect(shownPage(page).locator('h1')).toHaveText('Not here');
  release();
  await expect(shownPage(page).locator('h1')).toHaveText('Back pain');
  // Nothing links to it yet.
  const problems = page.getByRole('button', { name: /^\d+ warnings?$/ });
  await problems.click();
  const form = page.getByRole('region', { name: 'Settings for the selected item' });
  await form.getByRole('button', { name: 'Add to the menu' }).click();
  await expect(shownPage(page).getByRole('link', { name: 'Back pain' }).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add to the menu' })).toBeHidden();
  await site.undoAll(page);
});

test('pages are indented below the page that their path begins with @long', async ({ page }) => {
  const outline = page.getByRole('navigation', { name: 'Site content' });
  const findLeft = async (name: RegExp) =>
    (await outline.getByRole('button', { name }).boundingBox())?.x ?? 0;
  expect(await findLeft(/^Book with/)).toBeGreaterThan(await findLeft(/^Book a visit/));
  expect(await findLeft(/^Prices/)).toBe(await findLeft(/^Home/));
});

test('a page is renamed in its title, its heading and the menu at once @long', async ({ page }) => {
  const before = site.read();
  await page.getByRole('button', { name: /^Prices ?\/prices/ }).click();
  await page.getByRole('button', { name: 'Rename the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename the page' });
  await expect(dialog.getByRole('textbox', { name: 'Page title' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Fees');
  const heading = dialog.getByRole('checkbox', { name: /Title/ });
  await heading.uncheck();
  await dialog.getByRole('button', { name: 'Rename the page' }).click();
  await expect(page.getByText('The page is now called “Fees”.')).toBeVisible();
  await expect(shownPage(page).getByRole('link', { name: 'Fees' }).first()).toBeVisible();
  expect(await site.saveTask(page, before)).toEqual({
    'navigation/menu/2/label': 'Fees',
    'navigation/footer/groups/0/links/1/label': 'Fees',
    'routes/4/title': 'Fees | {site.name}',
  });
  await site.undoAll(page);
  await site.save(page);
});

test('a page that is removed leaves a redirect, if that is wanted @long', async ({ page }) => {
  const before = site.read();
  const row = page.getByRole('button', { name: /^Prices ?\/prices/ });
  const remove = page.getByRole('button', { name: 'Remove Prices', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Remove Prices?' });
  const choice = dialog.getByRole('checkbox', { name: /^Redirect old links to/ });
  await row.click();
  await remove.click();
  await expect(dialog.getByText('/prices → /')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await choice.uncheck();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toBeHidden();
  await site.save(page);
  expect(JSON.parse(site.read())).not.toHaveProperty('redirects');
  await page.getByRole('button', { name: /^Undo/ }).click();

  await row.click();
  await remove.click();
  await expect(choice).toBeChecked();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await site.save(page);
  expect(JSON.parse(site.read())).toHaveProperty('redirects', [{ from: '/prices', to: '/' }]);
  site.write(before);
  await page.reload();
  await site.undoAll(page);
});
