// @promise Editing formatted text loses nothing, and unchanged blocks stay as written; pasting
// keeps only what is allowed

import type { Locator } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { formOf, openAnswer } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

/** What differs then: the first answer. */
const written = (cells: string) => ({
  'routes/0/blocks/4/items/0/answer': `<table><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`,
});

test('a table is added by keyboard, grows, and is taken away again @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  await site.open(page);
  const text = await openAnswer(page);
  await page.keyboard.press('Control+End');
  const button = formOf(page).getByRole('button', { name: 'Table', exact: true });
  const choose = async (name: string) => {
    await button.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add table' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Day');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Open');
  await expect(shownPage(page).locator('th', { hasText: 'Open' })).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await choose('Add column after');
  await choose('Delete row');
  await choose('Header column');
  expect(await site.saveTask(page, before)).toEqual({
    'routes/0/blocks/4/items/0/answer':
      '<p>No.</p><table><tbody><tr><th></th><td></td><td></td></tr><tr><th></th><td></td><td></td></tr></tbody></table>',
  });
  await choose('Delete table');
  await expect(text.getByRole('table')).toBeHidden();
  await page.keyboard.type('Yes.');
  expect(await site.saveTask(page, before)).toEqual({
    'routes/0/blocks/4/items/0/answer': '<p>No.</p><p>Yes.</p>',
  });
  expect(messages).toEqual([]);
});

test('a pasted table stays one, and its cells are cleared together @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  await site.open(page);
  const text = await openAnswer(page);
  await page.keyboard.press('Control+A');
  await give(text, 'paste', openingHours);
  await expect(text.getByRole('cell', { name: 'Monday' })).toBeVisible();
  expect(await site.saveTask(page, before)).toEqual(written('<td>Monday</td><td>9</td>'));
  await text.getByRole('cell', { name: 'Monday' }).dragTo(text.getByRole('cell', { name: '9' }));
  await page.keyboard.press('Delete');
  expect(await site.saveTask(page, before)).toEqual(written('<td></td><td></td>'));
  expect(messages).toEqual([]);
});

test('a dropped table stays one where it is dropped, wherever the cursor is', async ({ page }) => {
  await site.open(page);
  const text = await openAnswer(page);
  await page.keyboard.press('Control+End');
  await give(text, 'paste', openingHours);
  await text.getByRole('cell', { name: 'Monday' }).click();
  await give(
    text.getByRole('paragraph').first(),
    'drop',
    openingHours.replaceAll('Monday', 'Friday'),
  );
  await expect(text.getByRole('table')).toHaveCount(2);
  await site.undoAll(page);
});

const openingHours =
  '<table><tr><td>Day</td><td>Open</td></tr><tr><td>Monday</td><td>9</td></tr></table>';

/** Pastes or drops HTML, as a browser hands it out. */
async function give(target: Locator, type: 'paste' | 'drop', html: string): Promise<void> {
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.setData('text/html', given.html);
      const { x, y } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: x + 3, clientY: y + 3 }),
      );
    },
    { type, html },
  );
}
