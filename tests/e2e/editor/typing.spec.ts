// @promise Plain text is typed directly on the page, keeps the focus while the page is updated, and
// can be undone there

import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { choosePage, formOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

function titleField(page: Page) {
  return page.getByRole('textbox', { name: 'Title', exact: true });
}

/** Pastes words of another program, which has a formatted form of them, too. */
async function paste(text: Locator, words: string): Promise<void> {
  await text.evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    clipboardData.setData('text/html', `<b>${plain}</b>`);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, words);
}

test('a headline is typed on the page, in step with its field, and only that is saved @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  const h1 = shownPage(page).locator('h1');
  await h1.click();
  await expect(h1).toBeFocused();
  await expect(h1).toHaveAccessibleName('Title');
  await expect(titleField(page)).toHaveValue(headline);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Control+End');
  await page.keyboard.type(', and');
  await expect(titleField(page)).toHaveValue(`${headline}, and`);
  await paste(h1, ' think\nof the seal');
  await expect(titleField(page)).toHaveValue(`${headline}, and think of the seal`);
  // The page is another version of itself by now: its title tells.
  await expect(page.getByRole('button', { name: /^Banner “.* the sea/ })).toBeVisible();
  await expect(h1).toBeFocused();
  await expect(h1).toHaveText(`${headline}, and think of the seal`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toBeFocused();
  await expect(h1).not.toHaveAttribute('contenteditable');
  await expect(h1).toHaveText(`${headline}, and think of the sea`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  const typed = `${headline}, and think of the sea`;
  expect(site.read()).toBe(before.replace(headline, typed));
  await site.undoAll(page);
  expect(messages).toEqual([]);
});

test('what is typed on the page is undone there, taken back by Escape, and left by Tab @long', async ({
  page,
}) => {
  const h1 = shownPage(page).locator('h1');
  await h1.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(titleField(page)).toHaveValue(`${headline}!`);
  await page.keyboard.press('Control+z');
  await expect(h1).toHaveText(headline);
  await expect(h1).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(titleField(page)).toHaveAccessibleDescription(/is empty/);
  await expect(h1).toBeFocused();
  await page.keyboard.type('Another');
  await expect(titleField(page)).toHaveValue('Another');
  await page.keyboard.press('Escape');
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue(headline);
  await expect(h1).toHaveText(headline);

  await h1.click();
  await expect(h1).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(h1).not.toBeFocused();
  await expect(h1).not.toHaveAttribute('contenteditable');
  await site.undoAll(page);
});

test('a name of an entry is typed beside the page that shows it @long', async ({ page }) => {
  const name = shownPage(page).getByRole('heading', { name: 'Lea Brunner' });
  await name.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('-Meier');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Lea Brunner-Meier',
  );
  await expect(page.locator('iframe')).toHaveAttribute('src', '/');
  await page.keyboard.press('Enter');
  await expect(shownPage(page).getByRole('heading', { name: 'Lea Brunner-Meier' })).toBeVisible();
  await site.undoAll(page);
});

test('what cannot be typed on the page is selected: links, formatted texts, filled placeholders @long', async ({
  page,
}) => {
  const shown = shownPage(page);
  await shown.getByRole('link', { name: 'See our prices' }).click();
  await expect(page.getByRole('textbox', { name: 'Label', exact: true }).last()).toBeFocused();
  await shown.getByText('while we watch').click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await choosePage(page, 'Lea Brunner');
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Lea');
  await shown.getByRole('heading', { level: 1 }).click();
  await expect(formOf(page).locator('h1')).not.toBeEmpty();
  await expect(shown.locator('[contenteditable]')).toHaveCount(0);
});
