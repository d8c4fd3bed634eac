// @promise The editor uses the font of the shipped site, from its own folder
// @promise The preview has the width, colors and motion chosen in the editor, whatever the device
// prefers

import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { formOf, openItem, outlineOf, showPage } from '../support/editor-parts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('the page is shown as wide as a phone, in dark colors, with and without motion, whatever the device prefers @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await site.open(page);
  const choices = page.getByRole('contentinfo');
  const motion = choices.getByRole('button', { name: 'Motion' });
  await expect(motion).toHaveAttribute('aria-pressed', 'false');
  expect(await countMoving(page)).toBe(0);
  await motion.click();
  await expect.poll(() => countMoving(page)).toBeGreaterThan(0);
  await motion.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => countMoving(page)).toBe(0);

  const light = await readBackground(page);
  await choices.getByRole('button', { name: 'Dark colors' }).click();
  await expect.poll(() => readBackground(page)).not.toBe(light);
  await choices.getByRole('button', { name: 'Light colors' }).click();
  await expect.poll(() => readBackground(page)).toBe(light);

  await choices.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => readWidth(page)).toBe(390);
});

test('the toolbar has one row at 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open(page);
  const toolbar = page.getByRole('banner');
  await expect(toolbar.getByRole('button', { name: 'Help' })).toBeVisible();
  const box = await toolbar.boundingBox();
  expect(box?.height).toBeLessThan(70);
});

test('the editor has the typeface of the site it ships with, from its own folder @long', async ({
  page,
  messages,
}) => {
  await site.open(page);
  const listLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(listLoaded).toContain('Figtree');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCSS(
    'font-family',
    /^Figtree/,
  );
  expect(messages).toEqual([]);
});

test('headings stay while the font with a new letter is loading', async ({ page }) => {
  await site.open(page);
  const heading = shownPage(page).locator('h1');
  const before = await heading.textContent();
  const load = await holdRequests(page, '**/assets/*.woff2');
  // The editor has fonts of its own.
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('.woff2') && request.frame() !== page.mainFrame(),
  );
  await heading.click();
  await page.keyboard.press('Escape');
  await formOf(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Ł');
  await asked;
  await expect(heading).toHaveText(before ?? '');
  load();
  await expect(heading).toHaveText('Ł');
  await site.undoAll(page);
});

test('the edges of the columns are moved with the mouse and by keyboard, and a reload keeps them', async ({
  page,
}) => {
  await site.open(page);
  const settings = page.getByRole('separator', { name: 'Width of the settings' });
  const width = async () => Number(await settings.getAttribute('aria-valuenow'));
  const usual = await width();
  const edge = await settings.boundingBox();
  if (!edge) throw new Error('The edge is not shown.');
  const x = edge.x + edge.width / 2;
  // Over the page, whose frame would take the pointer.
  await page.mouse.move(x, 300);
  await page.mouse.down();
  await page.mouse.move(x - 60, 320, { steps: 3 });
  await page.mouse.up();
  expect(Math.abs((await width()) - usual - 60)).toBeLessThan(10);
  const form = page.getByRole('region', { name: 'Settings for the selected item' });
  expect((await form.boundingBox())?.width).toBe(await width());

  const content = page.getByRole('separator', { name: 'Width of the site content' });
  await content.focus();
  await page.keyboard.press('Home');
  await expect(content).toHaveAttribute('aria-valuenow', '200');
  await page.keyboard.press('ArrowRight');
  await expect(content).toHaveAttribute('aria-valuenow', '216');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(content).toHaveAttribute('aria-valuenow', '200');
  expect(await findViolations(page)).toEqual([]);

  const moved = await width();
  await page.reload();
  await expect(content).toHaveAttribute('aria-valuenow', '200');
  await expect(settings).toHaveAttribute('aria-valuenow', `${moved}`);
  await settings.dblclick();
  await expect(settings).toHaveAttribute('aria-valuenow', `${usual}`);
});

test('built-in text is found by its words, and images are seen where they are set', async ({
  page,
}) => {
  await site.open(page);
  const form = formOf(page);
  await openItem(page, 'Buttons and messages');
  await form.getByRole('searchbox', { name: 'Search' }).fill('calendar file saved');
  await expect(form.locator('output')).toHaveText('1 setting found');
  await expect(form.getByRole('textbox', { name: 'Calendar saved' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('textbox', { name: 'Calendar saved' }).fill('Saved to your calendar');
  await form.getByRole('searchbox').fill('');
  await form.getByRole('checkbox', { name: 'Show only changed settings' }).check();
  await expect(form.locator('output')).toHaveText('1 setting found');
  await expect(form.getByRole('textbox')).toHaveValue('Saved to your calendar');
  await form.getByRole('checkbox').uncheck();
  await form.getByRole('button', { name: /^Widgets / }).click();
  await expect(form.getByRole('textbox', { name: 'Skip widget' })).toBeVisible();
  await openItem(page, /^Hero/);
  const image = form.getByRole('button', { name: /^Image / });
  await expect(image.locator('img')).toHaveAttribute('src', /^\/images\//);
  await site.undoAll(page);
});

test('built-in text is changed with a click on the page', async ({ page }) => {
  await site.open(page);
  await showPage(page, '/message');
  await shownPage(page).getByText('Opening hours').first().click();
  const label = formOf(page).getByRole('textbox', { name: 'Opening hours' });
  await expect(label).toBeFocused();
  await label.fill('When we are open');
  await expect(shownPage(page).getByText('When we are open').first()).toBeVisible();
  await site.undoAll(page);
});

test('a link of the page is followed from its field, and the focus goes along @long', async ({
  page,
}) => {
  await site.open(page);
  await shownPage(page).getByRole('link', { name: 'See the people' }).click();
  const form = formOf(page);
  const goal = await form.getByRole('combobox', { name: 'Link to' }).inputValue();
  await form.getByRole('button', { name: 'Open the linked page' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('combobox', { name: 'Page' });
  await expect(chooser).toBeFocused();
  await expect
    .poll(() => page.frames().map((frame) => new URL(frame.url()).pathname))
    .toContain(goal);
});

test('what is still to be filled in is marked on the page', async ({ page }) => {
  await site.open(page);
  await shownPage(page).locator('h1').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const count = () =>
    shownPage(page)
      .locator('html')
      .evaluate(() => CSS.highlights.get('editor-blanks')?.size);
  for (const [text, blanks] of [
    ['Sessions in [___] and [___]', 2],
    ['Sessions in Bern', 0],
  ] as const) {
    await title.fill(text);
    await expect(shownPage(page).locator('h1')).toHaveText(text);
    await expect.poll(count).toBe(blanks);
  }
});

test('a link gets what it begins with when its field is left', async ({ page }) => {
  await site.open(page);
  await shownPage(page).getByRole('link', { name: 'See the people' }).click();
  const field = formOf(page).getByRole('combobox', { name: 'Link to' });
  await field.fill('www.example.org ');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('https://www.example.org');
  await field.fill('reception@example.org');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('mailto:reception@example.org');

  // What is undone is left as it was: it can be redone.
  const kept = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"www.example.org"')),
  );
  await field.fill('www.example.org');
  await kept;
  // So much later, it is a step of its own.
  await page.waitForTimeout(1_000);
  await field.fill('www.example.com');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('www.example.org');
  await page.getByRole('button', { name: /^Redo: / }).click();
  await expect(field).toHaveValue('www.example.com');
});

test('a color gets its # when its field is left', async ({ page }) => {
  await site.open(page);
  await outlineOf(page).getByRole('button', { name: 'Theme', exact: true }).click();
  await formOf(page)
    .getByRole('button', { name: /^All colors/ })
    .click();
  const field = formOf(page).getByRole('textbox', { name: 'Main color', exact: true }).last();
  await field.fill('');
  await page.keyboard.type('0b4f6c');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('#0b4f6c');
});

/** How many elements of the page have an animation of their own. */
function countMoving(page: Page): Promise<number> {
  return shownPage(page)
    .locator('body *')
    .evaluateAll(
      (elements) => elements.filter((one) => getComputedStyle(one).animationName !== 'none').length,
    );
}

function readBackground(page: Page): Promise<string> {
  return shownPage(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
}

function readWidth(page: Page): Promise<number> {
  return shownPage(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.innerWidth ?? 0);
}
