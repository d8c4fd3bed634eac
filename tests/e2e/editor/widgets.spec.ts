// @promise The editor contacts no provider until you try a widget, then only that provider, and no
// widget can navigate the editor’s window

import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { providerOrigin } from '../support/provider-origin';
import { choosePage } from '../support/editor-parts';
import { expect, test } from '../support/test';

const { host } = new URL(providerOrigin);

/** The test site with a calendar of the stand-in provider. */
const text = readTestSite('another-practice')
  .text.replace('"provider": "cal"', `"provider": "highlevel", "host": "${host}"`)
  .replace('"physio-am-hafen/lea"', '"SampleBookingCustom0"');

const site = editForAll(text);

test('a widget is loaded when it is tried and not before, and gone when it is closed @long', async ({
  page,
  foreignRequests,
  messages,
}) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  const { origin } = new URL(page.url());
  const listForeign = () => foreignRequests.filter((address) => !address.startsWith(origin));
  await page.getByRole('button', { name: /^Widgets/ }).click();
  await page.getByRole('button', { name: /^Book with Lea/ }).click();
  const start = page.getByRole('button', { name: 'Try the widget' });
  await expect(start).toHaveAccessibleDescription(/^This loads the widget\. HighLevel can see/);
  // A page that has the widget asks nobody for it in the preview.
  await choosePage(page, '/book/lea');
  await expect(shownPage(page).locator('h1')).toContainText('Lea');
  expect(listForeign()).toEqual([]);

  await page.getByRole('button', { name: /^Book with Lea/ }).click();
  await start.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Try the widget' });
  await expect(dialog).toContainText('anything you book or send here is real');
  const widget = dialog.locator('iframe').contentFrame().locator('iframe').contentFrame();
  await expect(widget.getByRole('heading').first()).toBeVisible();
  const asked = listForeign();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => !address.startsWith(providerOrigin))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(start).toBeFocused();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(messages).toEqual([]);
});

test('a problem of the widget ID opens the field where people paste a link', async ({ page }) => {
  await site.open(page);
  await page.getByRole('button', { name: /^Widgets/ }).click();
  await page.getByRole('button', { name: /^Book with Lea/ }).click();
  await page.getByRole('textbox', { name: 'Widget ID' }).fill('');
  await page.getByRole('button', { name: /^\d errors?(?:,|$)/ }).click();
  await page
    .getByRole('button', { name: /Widget ID$/ })
    .first()
    .click();
  const link = page.getByRole('textbox', { name: 'Paste the link or code from the provider' });
  await expect(link).toBeFocused();
  await site.undoAll(page);
});
