// @promise All of the editor can be reached by Tab with a visible focus; when the focused element
// is removed, the focus moves to a neighbor; slow steps show a progress bar

import type { Page } from '@playwright/test';
import { apiPath } from '../../../src/editor/protocol/editor-api';
import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { holdRequests } from '../support/hold-requests';
import { requestEditor } from '../support/request-editor';
import { expect, test } from '../support/test';

/** The test site with a setting that the schema does not know. */
const text = readTestSite('another-practice').text.replace(
  '"type": "banner"',
  '"type": "banner", "ancor": "top"',
);

const site = editForAll(text);

/** What has the focus, in words, and whether it is the page as a whole. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: now } = document;
    if (!now || now === document.body) return 'nothing';
    const label = now.getAttribute('aria-label') ?? now.textContent;
    return `${now.localName} ${now.id} ${label}`.trim();
  });
}

/** Presses a button by the keyboard, as people do who see where the focus is. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).last().focus();
  await page.keyboard.press('Enter');
}

test('all of the editor is reached by Tab, in turn, and what has the focus is seen @long', async ({
  page,
}) => {
  await site.open(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.evaluate(() => document.querySelector('button')?.focus());
  // From here on, the keyboard is used: browsers show the focus to those who use it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const stops: string[] = [];
  const unseen: string[] = [];
  for (let stop = await readFocus(page); stop !== 'nothing'; stop = await readFocus(page)) {
    if (stops.includes(stop)) break;
    stops.push(stop);
    // The pages in the frame have a focus of their own, which the site's own tests look at.
    if (!stop.startsWith('iframe')) {
      const box = await page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        return {
          x: Math.max(0, x - 8),
          y: Math.max(0, y - 8),
          width: width + 16,
          height: height + 16,
        };
      });
      const focused = await page.screenshot({ clip: box, animations: 'disabled' });
      await page.evaluate(() => {
        const { activeElement } = document;
        if (!(activeElement instanceof HTMLElement)) return;
        activeElement.blur();
        Object.assign(globalThis, { left: activeElement });
      });
      const left = await page.screenshot({ clip: box, animations: 'disabled' });
      await page.evaluate(() => (globalThis as unknown as { left: HTMLElement }).left.focus());
      if (focused.equals(left)) unseen.push(stop);
      await page.keyboard.press('Tab');
    } else {
      await formOf(page).locator(':is(button, input, select)').first().focus();
    }
  }
  expect(unseen).toEqual([]);
  const all = stops.join('\n');
  for (const part of ['Page', 'Save', 'Put it online', 'Add a page', 'Move Banner', 'Site files']) {
    expect(all).toContain(part);
  }
});

test('when what has the focus goes, the focus stays beside it, not on the page as a whole @long', async ({
  page,
}) => {
  await site.open(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  const form = formOf(page);

  // A setting that the schema does not know is removed with its button.
  await press(page, 'Remove ancor');
  await expect(form.getByText('Also in the file')).toBeHidden();
  await expect.poll(() => readFocus(page)).not.toBe('nothing');
  await expect(form.locator(':focus')).toHaveCount(1);

  // A group is removed and added, each by a button that goes.
  await press(page, 'Remove Image');
  await expect.poll(() => readFocus(page)).toContain('Add image');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await expect.poll(() => readFocus(page)).toContain('Image');

  // The button that corrects a color goes with the mistake.
  await outlineOf(page).getByRole('button', { name: 'Theme', exact: true }).click();
  await form.getByRole('button', { name: /^All colors/ }).click();
  // The first is one of the two colors that set all others.
  const primary = form.getByRole('textbox', { name: 'Main color', exact: true }).last();
  await primary.fill('#BBDDDD');
  await press(page, /^Use #/);
  await expect(form.getByRole('button', { name: /^Use #/ })).toBeHidden();
  await expect(primary).toBeFocused();
  await site.undoAll(page);
});

test('a mistake that is corrected from the list of problems leaves the focus in the list @long', async ({
  page,
}) => {
  await site.undoAll(page);
  await site.open(page);
  await page.getByRole('button', { name: '1 error', exact: true }).click();
  const correct = formOf(page)
    .getByRole('button', { name: /anchor/ })
    .last();
  await correct.focus();
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByText('No problems.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await site.undoAll(page);
});

test('changes from last time are asked about where the file has changed since, by keyboard @safety', async ({
  page,
}) => {
  await site.open(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Banner/ })
    .click();
  await field(formOf(page), 'Title').fill('From last time');
  await expect(page.getByRole('button', { name: 'Undo: Change title' })).toBeVisible();
  await page.goto('about:blank');
  site.write(site.read().replace(/"phone": "[^"]*"/, '"phone": "(615) 555-0111"'));
  site.address = await requestEditor(site.folder, 'another-practice');
  await page.goto(site.address);
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes from last time' });
  await expect(dialog).toContainText(/One change, |\d changes, /);
  expect(await findViolations(page)).toEqual([]);
  // It cannot be put off: what is done next depends on it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Restore my changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('output')).toHaveText('Your unsaved changes have been restored.');
  await expect.poll(() => readFocus(page)).not.toBe('nothing');
  await site.save(page);
  expect(site.read()).toContain('(615) 555-0111');
  expect(site.read()).toContain('From last time');
});

test('what takes long says so with a bar: the editor, its text view, its first check @long', async ({
  page,
}) => {
  const bar = (name: string) => page.getByRole('progressbar', { name });
  // An editor that was asked before knows its problems, and needs no first check.
  await site.start(text);
  // Its code is made when it is first asked for: until then, there is the page alone.
  const releaseCode = await holdRequests(page, '**/_editor/entry-editor.js');
  const releaseFiles = await holdRequests(page, `**${apiPath}files**`);
  const releaseState = await holdRequests(page, `**${apiPath}state**`);
  await page.goto(site.address, { waitUntil: 'commit' });
  await expect(bar('Opening the site…')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  releaseCode();
  await expect(page.locator('progress')).toBeHidden();
  await expect(bar('Opening the site…')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  releaseFiles();
  await page.getByRole('button', { name: 'Checking…' }).click();
  await expect(bar('Checking…')).toBeVisible();
  const releaseText = await holdRequests(page, '**/_editor/text-view-*.js');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(bar('Opening the code…')).toBeVisible();
  releaseText();
  releaseState();
  await expect(page.getByRole('textbox', { name: 'Site file as code' })).toBeVisible();
  await expect(bar('Checking…')).toBeHidden();
});

test('a form begins at its top, however far the one before it was scrolled', async ({ page }) => {
  await site.open(page);
  const outline = outlineOf(page);
  await outline.getByRole('button', { name: 'Site', exact: true }).click();
  await formOf(page)
    .getByRole('button', { name: /^Status and notes/ })
    .scrollIntoViewIfNeeded();
  await expect(formOf(page).getByRole('heading', { level: 1 })).not.toBeInViewport();
  await outline.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(formOf(page).getByRole('heading', { level: 1 })).toBeInViewport();
});
