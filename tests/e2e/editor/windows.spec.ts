// @promise Other users of the computer can see neither the editor’s token nor a draft (Linux,
// macOS)
// @promise Changes made in two windows appear in both; if both change the same place, one version
// is kept and the editor reports it

import { pathToFileURL } from 'node:url';
import { writeRedirectFile } from '../../../src/editor/server/open-browser';
import { editorPath } from '../../../src/editor/protocol/editor-api';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();

test('what is changed in two windows at once is there in both', async ({ page, context }) => {
  const other = await context.newPage();
  await site.open(page);
  await site.open(other);
  await other.getByRole('button', { name: 'Site', exact: true }).click();
  const name = other.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();

  await shownPage(page).locator('h1').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Changed in the first window');
  await expect(page.getByRole('button', { name: 'Undo: Change title' })).toBeVisible();

  await name.fill('Changed in the second window');
  await expect(other.locator('output')).toHaveText(
    'The site was also changed in another window. Both changes are shown.',
  );
  await expect(name).toHaveValue('Changed in the second window');
  await expect(shownPage(other).locator('h1')).toHaveText('Changed in the first window');
  await expect(shownPage(other).locator('header')).toContainText('Changed in the second window');

  await other.getByRole('button', { name: 'Undo: Change name' }).click();
  await expect(name).toHaveValue(before);
  await other.getByRole('button', { name: 'Undo: Change title' }).click();
  await expect(shownPage(other).locator('h1')).toHaveText(headline);
});

test('the file that the browser gets opens the editor, also after a reload', async ({ page }) => {
  const file = writeRedirectFile(site.address, site.folder);
  await page.goto(pathToFileURL(file).href);
  const preview = page.locator('iframe[aria-busy=false]');
  await expect(preview).toBeVisible();
  // The token does not stay in the address bar.
  await expect(page).toHaveURL(new URL(editorPath, site.address).href);
  await page.reload();
  await expect(preview).toBeVisible();
});

test('a file that others have left broken is told, and is not said to be saved', async ({
  page,
}) => {
  await site.open(page);
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const saved = page.getByText(/^Saved( ·|$)/);
  await expect(saved).toBeVisible();
  const good = site.read();
  site.write(good.slice(0, -4));
  await lookAgain();
  await expect(page.getByRole('alert')).toContainText(
    'To keep only the version you see here, delete that file',
  );
  await expect(saved).toBeHidden();
  await expect(page.getByText('The file can’t be read', { exact: true })).toBeVisible();
  site.write(good);
  await lookAgain();
  await expect(saved).toBeVisible();
});
