// @promise The text view stays in sync with the page, shares its undo history and keeps text that
// is not valid JSON yet; a file that is not JSON can be corrected there

import type { Page } from '@playwright/test';
import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { EditedSite, headline } from '../support/edited-site';
import { field, formOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = new EditedSite();

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

test.afterAll(() => site.stop());

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Site file as code' });
}

/** Selects a part of the text that is seen, as people do: with the search of the text view. */
async function find(page: Page, wanted: string): Promise<void> {
  await expect(textOf(page)).toBeVisible();
  await textOf(page).focus();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
}

test('the text is in step with the page, offers what can be written, and is undone with the rest @long', async ({
  page,
  messages,
}) => {
  await site.start();
  const before = site.read();
  await page.goto(site.address);
  const shown = page.frameLocator('iframe');
  // When it is first opened, the editor is bundled.
  await expect(shown.locator('h1')).toHaveText(headline, { timeout: 90_000 });
  await expect(page.locator('iframe[aria-busy=false]')).toBeVisible();
  await page.getByRole('button', { name: 'Text “The room”' }).click();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  // The key for its search counts at once.
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toContainText('"title": "The room"');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: `Banner “${headline}”` }).click();
  await expect(textOf(page)).toContainText(headline);
  await find(page, headline);
  // At once: letters with pauses between them, as on a busy machine, are several steps to undo.
  await page.keyboard.insertText('Typed as text');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(shown.locator('h1')).toHaveText('Typed as text');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Typed as text',
  );
  await page.getByRole('button', { name: 'Undo: Edit the code' }).click();
  await expect(shown.locator('h1')).toHaveText(headline);

  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await find(page, '"banner"');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(', "an');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('listbox').getByRole('option', { name: 'anchor' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toContainText('isn’t valid yet');
  expect(await findViolations(page)).toEqual([]);

  // Forms are for reading until the text is finished, and after a reload, too.
  await page.reload();
  await expect(page.getByRole('note')).toContainText('isn’t valid yet');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(page.locator('iframe[aria-busy=false]')).toBeVisible();
  await shown.locator('h1').click();
  await expect(field(formOf(page).locator('[inert]'), 'Title')).toHaveValue(headline);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.locator('output')).toContainText('isn’t valid yet');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await find(page, '"banner"');
  await page.keyboard.type('"bannr"');
  await expect(page.getByRole('button', { name: '1 error', exact: true })).toBeVisible();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('"bannr"');
  await page.keyboard.press('Escape');
  await page.locator('.cm-lintRange-error').hover();
  await page
    .getByRole('button', { name: /banner/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(textOf(page)).toContainText('"banner"');
  expect(site.read()).toBe(before);
  expect(messages).toEqual([]);
});

test('a file that is not JSON opens as text with the error marked, and is corrected there @safety', async ({
  page,
  messages,
}) => {
  const good = readTestSite('another-practice').text;
  await site.start(good.replace('"name": ', '"name" '));
  await page.goto(site.address);
  await expect(page.getByRole('heading', { name: 'The site file has an error' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(/Line 4, column \d+: /);
  await expect(page.locator('.cm-lintRange-error')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save and open' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(await findViolations(page)).toEqual([]);
  // The cursor is at the value, which has no colon before it.
  await textOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(':');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await save.click();
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(headline);
  expect(site.read()).toBe(good);
  expect(messages).toEqual([]);
});

test('a file that was cut off opens at its end, and the last good version replaces it @safety', async ({
  page,
  messages,
}) => {
  await site.start();
  await site.open(page);
  await page.frameLocator('iframe').locator('h1').click();
  const title = formOf(page).getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Saved before the accident');
  await site.save(page);
  const saved = site.read();
  site.write(saved.slice(0, 4000));
  await site.restart();
  await page.goto(site.address);
  await page.reload();
  await expect(page.locator('.cm-lintRange-error')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore the last good version' }).click();
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Saved before the accident');
  expect(site.read()).toBe(saved);
  expect(messages).toEqual([]);
});
