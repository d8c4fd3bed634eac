// @promise On a phone and at 400 % zoom, the editor shows one pane at a time; a file with errors
// can be opened, viewed and corrected; nothing is lost while the editor’s process does not respond

import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { chooseInMore, field, formOf, outlineOf, paneOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

/** By how many pixels the page, the toolbar and what is around the preview are too wide, or scrolled. */
const readOverflow = (page: Page) =>
  page.evaluate(() => {
    const toolbar = document.querySelector('header');
    const around = document.querySelector('iframe')?.parentElement;
    return [
      document.documentElement.scrollWidth - innerWidth,
      (toolbar?.scrollWidth ?? 0) - (toolbar?.clientWidth ?? 0),
      around?.scrollLeft ?? 0,
      document.scrollingElement?.scrollLeft ?? 0,
    ];
  });

/** The controls that stay in sight, whichever pane is shown. */
function listLasting(page: Page): Locator[] {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return [
    button(/^Undo/),
    page.getByRole('combobox', { name: 'Page' }),
    button('More'),
    button('Put it online'),
    button('Your website: Not online'),
    button(/^(No problems|\d+ warnings?)$/),
    ...['Content', 'Settings', 'Preview'].map((name) => paneOf(page, name)),
  ];
}

for (const width of [320, 360, 768]) {
  test(`in ${width} pixels, one pane is shown, what is saved stays in sight, and nothing moves to the side @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await site.open(page);
    const shown = shownPage(page);
    const parts = {
      Content: outlineOf(page),
      Settings: formOf(page),
      Preview: page.getByRole('region', { name: 'Page preview' }),
    };
    for (const [name, part] of Object.entries(parts).toReversed()) {
      await paneOf(page, name).click();
      await expect(paneOf(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(part).toBeInViewport({ ratio: 1 });
      for (const other of Object.values(parts).filter((each) => each !== part)) {
        await expect(other).toBeHidden();
      }
      for (const lasting of listLasting(page)) await expect(lasting).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Saved( ·|$)/)).toBeInViewport({ ratio: 1 });
      expect(await readOverflow(page)).toEqual([0, 0, 0, 0]);
      expect([name, await findViolations(page)]).toEqual([name, []]);
    }
    for (const name of Object.keys(parts)) {
      const { height = 0 } = (await paneOf(page, name).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }

    // What is at the right of a wide page would be brought into view there.
    await paneOf(page, 'Preview').click();
    await shown.locator('header a').last().focus();
    await page.locator('iframe').evaluate((frame) => {
      const around = frame.parentElement;
      if (around) around.scrollLeft = 200;
    });
    expect(await readOverflow(page)).toEqual([0, 0, 0, 0]);
  });
}

test('in a narrow window, what is chosen is where it is edited, and the focus goes along @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open(page);
  const form = formOf(page);
  await expect(paneOf(page, 'Preview')).toHaveAttribute('aria-pressed', 'true');

  // By keyboard: the pane, the item, and back.
  await paneOf(page, 'Content').focus();
  await page.keyboard.press('Enter');
  await expect(outlineOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.getByRole('heading', { level: 1 })).toContainText(headline);

  // An item that is moved stays in the list.
  await paneOf(page, 'Content').click();
  await page.getByRole('button', { name: /^Move Banner .* down$/ }).click();
  await expect(outlineOf(page).getByRole('button', { name: /^Banner/ })).toBeInViewport();
  await page.getByRole('button', { name: /^Undo/ }).click();

  // A link of the page is edited in its form; a plain text on the page, until Enter.
  await paneOf(page, 'Preview').click();
  await expect(page.getByRole('heading', { name: 'Page preview' })).toBeFocused();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  await shownPage(page).locator('main a').first().click();
  await expect(form.locator(':focus')).toBeInViewport();
  await paneOf(page, 'Preview').click();
  await shownPage(page).locator('h1').click();
  await expect(shownPage(page).locator('h1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(form, 'Title')).toBeFocused();
  await field(form, 'Title').fill('By thumb');
  await expect(page.getByText('Not saved yet')).toBeInViewport({ ratio: 1 });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  // Most of the screen is for what is edited, even with something to save.
  const stage = await page.getByRole('main').boundingBox();
  expect(stage?.height).toBeGreaterThan(0.7 * 740);
  await paneOf(page, 'Preview').click();
  await expect(shownPage(page).locator('h1')).toHaveText('By thumb');

  await page.getByRole('button', { name: /^(No problems|\d+ warnings?)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await paneOf(page, 'Preview').click();
  await chooseInMore(page, 'Code');
  await expect(page.getByRole('textbox', { name: 'Site file as code' })).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await site.undoAll(page);
});

test('in a narrow window, the toolbar is one row, and its menu has the rest, by keyboard @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(page);
  const { height = 0 } = (await page.locator('header').first().boundingBox()) ?? {};
  expect(height).toBeLessThan(64);
  // Nothing is to be saved.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  const more = page.getByRole('button', { name: 'More', exact: true });
  const menu = page.getByRole('menu', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Earlier versions',
    'Make it yours',
    'Your website',
    'Help',
  ]);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(['Page', 'Phone']);
  await expect(menu.getByRole('menuitemcheckbox', { checked: true })).toHaveText('Motion');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  const frameWidth = () => page.locator('iframe').evaluate(({ clientWidth }) => clientWidth);
  await chooseInMore(page, 'Desktop');
  await expect.poll(frameWidth).toBe(1280);
  await expect(more).toBeFocused();
  for (const name of ['Help', 'Earlier versions']) {
    await chooseInMore(page, name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('in a narrow window with an error, the preview explains what it shows and opens the error @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open(page);
  await paneOf(page, 'Content').click();
  await outlineOf(page).getByRole('button', { name: 'Site', exact: true }).click();
  const name = field(formOf(page), 'Name');
  await name.fill('');
  await paneOf(page, 'Content').click();
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  await paneOf(page, 'Preview').click();
  const note = page.getByRole('note').filter({ hasText: 'the last version that worked' });
  await expect(note).toBeInViewport({ ratio: 1 });
  const { height = Infinity } = (await note.boundingBox()) ?? {};
  expect(height).toBeLessThan(100);
  expect(await readOverflow(page)).toEqual([0, 0, 0, 0]);
  expect(await findViolations(page)).toEqual([]);

  await note.getByRole('button', { name: 'Show the error' }).click();
  await expect(paneOf(page, 'Settings')).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toBeFocused();
  await name.fill('Physio an der See');
  await paneOf(page, 'Preview').click();
  await expect(note).toBeHidden();
  await site.undoAll(page);
});
