import { shownPage } from './edited-site';
import { field, formOf, openItem, showPage, showPane } from './editor-parts';
import type { SiteOfTasks } from './editor-tasks';
import { expect, test } from './test';

/** What editors change for the whole site at once, by the rules of `testTasks`. */
export function testSettingTasks(site: SiteOfTasks): void {
  test('another phone number is written once and shown everywhere', async ({ page }) => {
    const before = site.read();
    await openItem(page, 'Site');
    await field(formOf(page), 'Phone').fill('(555) 555-0100');
    for (const path of ['/', '/small-print']) {
      await showPage(page, path);
      await expect(shownPage(page).getByText('(555) 555-0100').first()).toBeVisible();
      await expect(shownPage(page).getByText('(555) 555-0199')).toHaveCount(0);
      await expect(shownPage(page).locator('[href="tel:5555550100"]')).not.toHaveCount(0);
      await expect(shownPage(page).locator('[href="tel:5555550199"]')).toHaveCount(0);
    }
    expect(await site.saveTask(page, before)).toEqual({ 'site/phone': '(555) 555-0100' });
  });

  test('a price is added, and named in a text @long', async ({ page }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, 'Site');
    await form.getByRole('button', { name: /^Prices and words/ }).click();
    await form.getByRole('button', { name: 'Add price' }).click();
    await field(form, 'ID').fill('session');
    await field(form, 'Amount').fill('120');
    await openItem(page, /^Hero/);
    await field(form, 'Text').fill('A session costs {price.session}.');
    await showPane(page, 'Preview');
    await expect(shownPage(page).getByText('A session costs $120.')).toBeVisible();
    expect(await site.saveTask(page, before)).toEqual({
      '+site/prices/1': { id: 'session', amount: 120 },
      'routes/0/blocks/0/text': 'A session costs {price.session}.',
    });
  });

  test('text is made larger and gets another font, and all colors follow from that of the brand @long', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, 'Theme');
    await field(form, 'Main color').fill('#6B3A68');
    await form.getByRole('button', { name: /^Font sizes/ }).click();
    await field(form, 'Text').fill('1.25');
    await form.getByRole('button', { name: /^Fonts/ }).click();
    await field(form, 'Text').fill('Rubik');
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('body')).toHaveCSS('font-family', /^"?Rubik/);
    expect(await site.saveTask(page, before)).toEqual({
      theme: {
        colors: expect.objectContaining({ primary: '#6B3A68' }),
        gradients: expect.anything(),
        darkColors: expect.objectContaining({ primary: expect.stringMatching(/^#/) }),
        darkGradients: expect.anything(),
        fonts: { text: 'Rubik' },
        type: { text: 1.25 },
      },
    });
  });
}
