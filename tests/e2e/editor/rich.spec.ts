// @promise Editing formatted text loses nothing, and unchanged blocks stay as written; pasting
// keeps only what is allowed

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectFolder } from '../../../src/io/project-folder';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();
const written = '<p>It is on the ground floor, without steps, and the tram stops at the door.</p>';

/** The text of a block that is chosen in the outline. */
async function openText(page: Page): Promise<Locator> {
  await site.open(page);
  await page.getByRole('button', { name: 'Text “The room”' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('ground floor');
  return text;
}

/** Selects words in the text that has the focus; right after it got it, a selection may not last. */
async function selectWords(page: Page, words: string): Promise<void> {
  const before = written.indexOf(words) - '<p>'.length;
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < before; step += 1) await page.keyboard.press('ArrowRight');
    for (let step = 0; step < words.length; step += 1) {
      await page.keyboard.press('Shift+ArrowRight');
    }
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
  }).toPass();
  // The editor of the text hears of it in a task of its own.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

async function paste(text: Locator, type: string, content: string): Promise<void> {
  await text.evaluate(
    (element, [kind = '', value = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, value);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [type, content],
  );
}

/** The file with the text of the block as it shall be. */
function expectSaved(before: string, text: string): void {
  const [old, next] = [written, text].map((html) => JSON.stringify(html));
  expect(site.read()).toBe(before.replace(old ?? '', next ?? ''));
}

test('words are made bold and linked, and only their text is saved @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  const text = await openText(page);
  await expect(text).toHaveAccessibleDescription(/.+/);
  await text.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();

  await selectWords(page, 'ground floor');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting for Text' });
  const bold = toolbar.getByRole('button', { name: 'Bold' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeFocused();
  await expect(text.locator('strong')).toHaveText('ground floor');
  const shown = page.frameLocator('iframe').locator('strong', { hasText: 'ground floor' });
  await expect(shown).toBeVisible();

  await selectWords(page, 'tram');
  await page.keyboard.press('Shift+Tab');
  await expect(bold).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const target = dialog.getByRole('combobox', { name: 'Link to' });
  await expect(target).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await expect(dialog).toContainText('are not allowed');
  expect(await findViolations(page)).toEqual([]);
  await target.fill('example.org');
  await expect(dialog).toContainText('Links to https://example.org');
  await target.fill('/prices');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.locator('a')).toHaveText('tram');
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expectSaved(
    before,
    written
      .replace('ground floor', '<strong>ground floor</strong>')
      .replace('tram', '<a href="/prices">tram</a>'),
  );

  await page.keyboard.press('Control+z');
  await expect(text.locator('a')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(text.locator('strong')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expectSaved(before, written);
  expect(messages).toEqual([]);
});

test('what comes from Word and as plain text is clean, and typing is undone with the rest @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  const text = await openText(page);
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const word = readFileSync(join(projectFolder, 'tests/fixtures/clipboard/word.html.txt'), 'utf8');
  await paste(text, 'text/html', word);
  await expect(text.locator('ul ul li')).toHaveText('a large one');
  await expect(text.getByRole('heading', { name: 'Before you come' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+]');
  await paste(text, 'text/plain', 'Pasted');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expectSaved(
    before,
    `${written}<h2>Before you come</h2>` +
      '<p>Wear what you can <strong>move</strong> in, and bring <em>water</em>. ' +
      'See <a href="https://example.org/parking?a=1&amp;b=2">where to park</a>, and below.</p>' +
      '<ul><li>A towel<ul><li>a large one</li></ul></li><li>Your letter</li></ul>' +
      '<ol><li>Ring the bell.</li></ol><p>Monday</p><p>9 to 5</p>' +
      '<ul><li>Typed<ul><li>Pasted</li></ul></li></ul>',
  );
  await expect(async () => {
    // One step more than there are would be refused.
    const answered = page.waitForResponse((response) => response.url().endsWith('/undo'));
    await page.keyboard.press('Control+z');
    await answered;
    await expect(text.locator('ul')).toHaveCount(0, { timeout: 1000 });
    await expect(text).toHaveText(
      'It is on the ground floor, without steps, and the tram stops at the door.',
      { timeout: 1000 },
    );
  }).toPass();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expectSaved(before, written);
  expect(messages).toEqual([]);
});

test('what cannot be shown without loss is shown as it is written @long', async ({
  page,
  messages,
}) => {
  const text = await openText(page);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const whole = page.getByRole('textbox', { name: 'Site file as code' });
  await expect(whole).toContainText('ground floor');
  await whole.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('It is on the');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type('<u>It</u> is on the');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(text).toHaveValue(written.replace('It', '<u>It</u>'));
  await expect(page.getByText('so that nothing in it is lost: <u> is not allowed')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await text.fill('<p>It is on the ground floor.</p>');
  await page.getByRole('button', { name: 'Show as formatted text' }).click();
  await expect(text.getByRole('paragraph')).toHaveText('It is on the ground floor.');
  expect(messages).toEqual([]);
});

test('a click on a formatted text puts the cursor where it was clicked', async ({ page }) => {
  await site.open(page);
  const paragraph = page.frameLocator('iframe').locator('p', { hasText: 'ground floor' });
  await paragraph.scrollIntoViewIfNeeded();
  const place = await paragraph.evaluate((element, words) => {
    const [text] = element.childNodes;
    const range = element.ownerDocument.createRange();
    const start = element.textContent.indexOf(words);
    if (!text) throw new Error('The paragraph is empty.');
    range.setStart(text, start);
    range.setEnd(text, start + words.length);
    const { left, top, height } = range.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return {
      x: (left - own.left + 1) / own.width,
      y: (top - own.top + height / 2) / own.height,
    };
  }, 'ground');
  // The page is drawn smaller than it is.
  const box = await paragraph.boundingBox();
  if (!box) throw new Error('The paragraph is not shown.');
  await page.mouse.click(box.x + place.x * box.width, box.y + place.y * box.height);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('low ');
  await expect(text).toHaveText(/on the low ground floor/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  expect(site.read()).toContain('<p>It is on the low ground floor');
});
