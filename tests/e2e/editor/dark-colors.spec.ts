// @promise Dark colors that a site does not set are derived from its light ones, in the same hue;
// 1,000 random light palettes produce dark colors with enough contrast

import type { Page } from '@playwright/test';
import { editForAll, shownPage } from '../support/edited-site';
import { formOf, outlineOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('a color of the brand is the color of the dark page too, which its field there shows @long', async ({
  page,
}) => {
  await site.open(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colors' }).click();
  await outlineOf(page).getByRole('button', { name: 'Theme', exact: true }).click();
  const form = formOf(page);
  await form.getByRole('button', { name: /^All colors/ }).click();
  // The first is one of the two colors that set all others.
  await form.getByRole('textbox', { name: 'Button color', exact: true }).last().fill('#2E7D32');
  await expect
    .poll(async () => {
      const [red = 0, green = 0, blue = 0] = await readButton(page);
      return green > 1.4 * red && green > 1.4 * blue;
    })
    .toBe(true);
  await expect(page.getByRole('button', { name: /^\d+ errors?/ })).toBeHidden();

  await form.getByRole('button', { name: /^All colors/ }).click();
  await form.getByRole('button', { name: /^All dark colors/ }).click();
  const dark = form.getByRole('textbox', { name: 'Button color', exact: true }).last();
  const digits = (await readButton(page)).map((channel) => channel.toString(16).padStart(2, '0'));
  await expect(dark).toHaveAttribute('placeholder', `#${digits.join('')}`.toUpperCase());
  await dark.fill('#005599');
  await expect.poll(() => readButton(page)).toEqual([0, 85, 153]);
});

/** The color of a main button of the page: red, green and blue. */
async function readButton(page: Page): Promise<number[]> {
  const color = await shownPage(page)
    .getByRole('link', { name: 'See the people' })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  return (color.match(/\d+/g) ?? []).map(Number);
}
