// @promise A page or entry removed in the editor leaves a redirect from each of its URLs unless you
// decline it
// @promise The most common tasks can be done by clicking and typing alone, end in a site that can
// be published, and change nothing else in the file
// @promise Removing an entry also removes content that only this entry used, unless you keep it

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll } from '../support/edited-site';
import { field, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('a form leads to what is empty, keeps its buttons in view, and Escape loses nothing unasked', async ({
  page,
}) => {
  await site.open(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Counselors \d/ })
    .click();
  const add = outlineOf(page).getByRole('button', { name: 'Add counselor' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add counselor' });
  const submit = dialog.getByRole('button', { name: 'Add counselor' });
  await expect(submit).toBeInViewport();
  await expect(dialog.getByText(/^Still missing/)).toBeInViewport();
  const name = field(dialog, 'Name');
  await submit.click({ force: true });
  await expect(name).toBeFocused();
  await name.fill('Ruth');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Press Escape again');
  await expect(name).toHaveValue('Ruth');
  expect(await findViolations(page)).toEqual([]);
  // Whoever goes on is warned anew.
  await name.fill('Ruth Arden');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  // What was chosen counts, too.
  await add.click();
  await field(dialog.getByRole('list').last(), '1').selectOption('OH');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Nothing was entered: nothing is asked.
  await add.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
