// @promise On a phone and at 400 % zoom, the editor shows one pane at a time; a file with errors
// can be opened, viewed and corrected; nothing is lost while the editor’s process does not respond

import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { chooseInMore, field, formOf, outlineOf, paneOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

// What a window of 1280 × 1024 pixels holds at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

/** How far something is out of sight to the side. */
const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const dialogs = ['Add a block', 'Add a page', 'Earlier versions', 'Site files', 'Put it online'];

test('at 400 %, one pane is shown at a time, and dialogs give the focus back @long', async ({
  page,
}) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  expect([await readOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await paneOf(page, 'Content').click();
  expect([await readOverflow(page), await findViolations(page)]).toEqual([0, []]);
  for (const name of dialogs) {
    const isInMore = name === 'Earlier versions';
    const button = page.getByRole('button', { name: isInMore ? 'More' : name, exact: true });
    if (isInMore) await chooseInMore(page, name);
    else await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([name, await readOverflow(page), await findViolations(page)]).toEqual([name, 0, []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }

  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  const title = field(formOf(page), 'Title');
  await title.fill('In one column');
  await expect(title).toBeInViewport();
  expect([await readOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await paneOf(page, 'Preview').click();
  await expect(shownPage(page).locator('h1')).toHaveText('In one column');
  await chooseInMore(page, 'Code');
  await expect(page.getByRole('textbox', { name: 'Site file as code' })).toBeVisible();
  expect([await readOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await site.undoAll(page);
});
