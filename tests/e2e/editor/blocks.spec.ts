// @promise A block moved to another page takes the links to it along, with an anchor that is unique
// on that page, and the focus moves with it
// @promise Each block that can be added is previewed by the site’s own renderer, without
// JavaScript, only while it is in view and only in the editor

import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

/** The test site with a block that the menu leads to, and one of the same anchor on another page. */
const text = readTestSite('another-practice')
  .text.replace('"title": "The room"', '"anchor": "room", "title": "The room"')
  .replace('"type": "places"', '"type": "places", "anchor": "room"')
  .replace(/"label": "Home",(\s+)"href": "\/"/, '"label": "The room",$1"href": "/#room"');

const site = editForAll(text);

test.beforeEach(async ({ page }) => {
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

test('a block is moved to another page by keyboard: links follow, and so does the focus @long', async ({
  page,
  messages,
}) => {
  const before: unknown = JSON.parse(site.read());
  const row = page.getByRole('button', { name: 'Text “The room”', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move Text “The room” to another page' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to another page' });
  const choice = dialog.getByRole('combobox', { name: 'To page' });
  await expect(choice).toBeFocused();
  await expect(dialog).toContainText('These links will be updated:');
  await expect(dialog.getByRole('listitem')).toHaveText(['Navigation › “The room” › Link to']);
  expect(await findViolations(page)).toEqual([]);

  // Escape leaves everything as it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Move Text “The room” to another page' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await page.keyboard.type('Where');
  await expect(dialog).toContainText('Its link name changes to “room-2”');
  await page.keyboard.press('Tab');
  const place = dialog.getByRole('combobox', { name: 'Position on the page' });
  await expect(place).toBeFocused();
  await expect(place.locator('option:checked')).toHaveText('After Locations');
  await page.keyboard.type('After Banner');
  await expect(place.locator('option:checked')).toHaveText('After Banner “Visit us”');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.locator('output')).toHaveText(
    'Text “The room” is now on the page “Where we are and when we are open”.',
  );
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('list', { name: 'Blocks on this page' }).getByRole('listitem'),
  ).toHaveText([/^Banner “Visit us”/, /^Text “The room”/, /^Locations/]);
  await expect(page.locator('iframe')).toHaveAttribute('src', '/visit');
  await expect(shownPage(page).locator('#room-2')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toContain('"href": "/visit#room-2"');
  expect(site.read()).not.toContain('/#room"');
  await page.getByRole('button', { name: 'Undo: Move Text “The room” to another page' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(JSON.parse(site.read())).toEqual(before);
  expect(messages).toEqual([]);
});

test('blocks that can be added are drawn by the site itself, while they are in sight @long', async ({
  page,
  messages,
}) => {
  await page.getByRole('button', { name: 'Add a block' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What would you like to add?' });
  const accordion = dialog.getByRole('button', { name: /^Accordion Questions that open/ });
  const drawing = accordion.locator('iframe').contentFrame();
  await expect(drawing.getByRole('heading', { name: 'Questions people ask' })).toBeVisible();
  await expect(accordion.locator('iframe')).toHaveCSS('opacity', '1');
  expect(await findViolations(page)).toEqual([]);

  // Nobody gets into a drawing, and those that are out of sight are gone.
  const frames = dialog.locator('iframe');
  const all = await dialog.getByRole('listitem').count();
  expect(await frames.count()).toBeLessThan(all / 2);
  const search = dialog.getByRole('textbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Often next on this site',
  );
  const article = dialog
    .getByRole('region', { name: 'For other kinds of pages' })
    .getByRole('button', { name: /^Article/ });
  await article.scrollIntoViewIfNeeded();
  await expect(article).toContainText('Nothing to show yet');
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(accordion.locator('iframe')).toHaveCount(0);
  expect(await frames.count()).toBeLessThan(all / 2);

  await search.fill('faq');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(messages).toEqual([]);
});

test('the search among blocks leads to a setting that is no block', async ({ page, messages }) => {
  await page.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would you like to add?' });
  await dialog.getByRole('textbox', { name: 'Search' }).fill('cookie banner');
  await expect(dialog).toContainText('sets no cookies');
  await expect(dialog.getByRole('link', { name: 'Learn more' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Search' }).fill('follow us');
  const open = dialog.getByRole('button', { name: 'Open “More social networks” in “Site”' });
  await expect(open).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await open.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add more social networks' })).toBeFocused();
  expect(messages).toEqual([]);
});

test('a block is moved with the mouse, as one step @long', async ({ page }) => {
  const before = site.read();
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  const names = await rows.allTextContents();
  const [first = '', second = '', third = '', ...others] = names;
  const last = rows.nth(2).getByRole('button').first();
  const { height } = (await last.boundingBox()) ?? { height: 0 };
  await rows.first().dragTo(last, { targetPosition: { x: 40, y: height - 4 } });
  await expect(rows).toHaveText([second, third, first, ...others].map((name) => new RegExp(name)));
  await expect(page.locator('output')).toContainText(`moved to position 3 of ${names.length}`);
  await rows.nth(2).dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } });
  await expect(rows.first()).toContainText(first);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toBe(before);
});
