// @promise Every ready-made theme is valid and readable in light and dark; arrow keys try them, and
// Undo restores the previous one
// @promise All colors can be derived from any two and are readable in light and dark

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../../src/io/project-folder';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { asRgb } from '../support/site-theme';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('arrow keys try one look after the other, the page shows it, and Undo brings the old one back', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  await openTheme(page);
  const looks = formOf(page).getByRole('radiogroup', { name: 'Ready-made looks' });
  const radio = (name: string) => looks.getByRole('radio', { name, exact: true });
  await expect(radio('Still waters')).toBeChecked();
  const old = await readStyles(page);

  await radio('Still waters').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Lantern')).toBeChecked();
  await expect.poll(() => readStyles(page)).toMatchObject({ background: asRgb('#FAF5EE') });
  await page.keyboard.press('ArrowDown');
  await expect(radio('Meadow')).toBeChecked();
  await expect(radio('Meadow')).toBeFocused();
  await expect
    .poll(() => readStyles(page))
    .toMatchObject({
      background: asRgb('#F6F8F1'),
      typeface: expect.stringMatching(/^"Bricolage Grotesque"/),
    });
  await expect(page.getByRole('button', { name: /^\d+ errors?/ })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  // What is saved is a theme like any other.
  await site.save(page);
  const { theme } = JSON.parse(site.read()) as { theme: object };
  const meadow = readFileSync(join(projectFolder, 'src/editor/presets/meadow.json'), 'utf8');
  expect(theme).toEqual(JSON.parse(meadow));

  await page.keyboard.press('Control+z');
  await expect(radio('Lantern')).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(radio('Still waters')).toBeChecked();
  await expect.poll(() => readStyles(page)).toEqual(old);
  await site.save(page);
  expect(site.read()).toBe(before);
});

test('all colors follow from two, and what could not be read becomes the nearest that can', async ({
  page,
}) => {
  await site.undoAll(page);
  await site.open(page);
  await openTheme(page);
  const form = formOf(page);
  await field(form, 'Button color').fill('#F2C14E');
  await expect.poll(() => readButton(page)).toBe(asRgb('#F2C14E'));
  await field(form, 'Main color').fill('#6B3A68');
  await expect.poll(() => readStyles(page)).not.toMatchObject({ heading: asRgb('#12343B') });
  await expect.poll(() => readButton(page)).toBe(asRgb('#F2C14E'));

  await field(form, 'Main color').fill('#FFD700');
  await expect(form.getByText(/^Text in #FFD700 would be hard to read/)).toBeVisible();
  await field(form, 'Button color').focus();
  await expect(field(form, 'Main color')).not.toHaveValue('#FFD700');
  await expect(page.getByRole('button', { name: /^\d+ errors?/ })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await site.undoAll(page);
});

async function openTheme(page: Page): Promise<void> {
  await outlineOf(page).getByRole('button', { name: 'Theme', exact: true }).click();
}

function readStyles(page: Page) {
  return shownPage(page)
    .locator('main h2')
    .first()
    .evaluate((title) => ({
      background: getComputedStyle(document.body).backgroundColor,
      heading: getComputedStyle(title).color,
      typeface: getComputedStyle(title).fontFamily,
    }));
}

function readButton(page: Page): Promise<string> {
  return shownPage(page)
    .getByRole('link', { name: 'See the people' })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
}
