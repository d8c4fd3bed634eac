// @promise An earlier version lists the blocks and entries that differ, matched by their content,
// and each can be restored separately, with everything it refers to

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { formOf, outlineOf, readName } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

test('an earlier version names the block that was removed, and it alone is restored, by keyboard @long', async ({
  page,
}) => {
  await site.open(page);
  const before = JSON.parse(site.read()) as { routes: { blocks: object[] }[] };
  const blocks = before.routes[0]?.blocks ?? [];
  const row = outlineOf(page).getByRole('button', { name: /^Text/ }).first();
  await row.click();
  const name = await row.evaluate(readName);
  expect(name).toMatch(/^Text “.*”$/);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await site.save(page);
  await shownPage(page).locator('h1').click();
  const title = formOf(page).getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Another headline');
  await site.save(page);

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  const versions = dialog.getByRole('button', { name: /^Replaced on/ });
  // Two versions of the same minute are told apart.
  await expect(versions).toHaveCount(2);
  const moments = await versions.allTextContents();
  expect(new Set(moments).size).toBe(2);
  await versions.last().focus();
  await page.keyboard.press('Enter');
  const rows = dialog.getByRole('listitem').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Removed: Page' })).toContainText(name);
  await expect(rows.filter({ hasText: 'Changed: Page' })).toContainText('Another headline');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Restore Page .* Text/ }).focus();
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.locator('output').last()).toContainText('Restored: Text');
  await expect(title).toHaveValue(/.+/);
  await expect(shownPage(page).locator('h1')).toHaveText('Another headline');
  await site.save(page);
  const after = JSON.parse(site.read()) as typeof before;
  expect(after.routes[0]?.blocks).toEqual([
    { ...blocks[0], title: 'Another headline' },
    ...blocks.slice(1),
  ]);

  // It is one step.
  await page.getByRole('button', { name: /^Undo: Restore/ }).click();
  await expect(outlineOf(page).getByRole('button', { name })).toHaveCount(0);
  expect(JSON.stringify(before)).toContain(headline);
});
