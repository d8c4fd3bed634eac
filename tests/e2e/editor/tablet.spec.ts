// @promise The editor works by touch at 1,024 pixels, with targets of 24 pixels

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { listMisfits } from '../support/editor-misfits';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test('on a tablet, page, list and settings are side by side, and a finger does all of it @long', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  expect(await listMisfits(page)).toEqual([]);
  for (const part of [outlineOf(page), page.locator('iframe'), formOf(page)]) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }

  const rows = page.getByRole('list', { name: 'Blocks on this page' }).getByRole('listitem');
  await rows.first().getByRole('button').first().tap();
  expect(await listMisfits(page)).toEqual([]);
  await page.getByRole('button', { name: `Move Banner “${headline}” down` }).tap();
  await expect(rows.nth(1)).toContainText(headline);
  await page.getByRole('button', { name: `Move Banner “${headline}” up` }).tap();
  await field(formOf(page), 'Title').tap();
  await field(formOf(page), 'Title').fill('By finger');
  await expect(shownPage(page).locator('h1')).toHaveText('By finger');
  // What is touched on the page is typed there, as with a mouse.
  await shownPage(page).locator('h1').tap();
  await expect(shownPage(page).locator('h1')).toBeFocused();
  await page.keyboard.press('Enter');

  for (const name of ['Add a block', 'Add a page', 'Earlier versions']) {
    await page.getByRole('button', { name, exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    expect([name, await listMisfits(page), await findViolations(page)]).toEqual([name, [], []]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toBe(before.replace(headline, 'By finger'));
});
