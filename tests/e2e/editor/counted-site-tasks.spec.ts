import { countActions } from '../support/count-actions';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, namedFile, openItem, takePhoto } from '../support/editor-parts';
import { expect, test } from '../support/test';

// The tasks of everyday life that concern the whole site and its pages; counted-tasks has the others.
const site = editForAll(undefined, 'every-part');

test('another phone number is everywhere in two actions', async ({ page }) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, 'Site');
  await field(formOf(page), 'Phone').fill('(555) 555-0100');
  await expect(shownPage(page).getByText('(555) 555-0100').first()).toBeVisible();
  await expect(shownPage(page).getByText('(555) 555-0199')).toHaveCount(0);
  expect(count()).toBe(2);
  expect(await site.saveTask(page, before)).toEqual({ 'site/phone': '(555) 555-0100' });
  expect(site.read()).not.toContain('555-0199');
});

test('a photo of 12 megapixels opens the home page in five actions, and no video plays over it', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^Hero/);
  const form = formOf(page);
  await form.getByRole('button', { name: /^Image/ }).click();
  const photo = namedFile('Morning.jpg', await takePhoto(4000, 3000));
  await form.locator('input[type=file]').first().setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await dialog.getByRole('textbox', { name: 'Image description' }).fill('A lake at sunrise');
  await expect(
    dialog.getByRole('radio', { name: 'Remove the video and show the new image' }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shownPage(page).getByRole('img', { name: 'A lake at sunrise' })).toBeVisible();
  expect(count()).toBe(5);
  expect(await site.saveTask(page, before)).toMatchObject({
    'routes/0/blocks/0/image/src': '/images/morning.jpg',
    'routes/0/blocks/0/image/alt': 'A lake at sunrise',
    '-routes/0/blocks/0/video': null,
  });
});

test('a page gets another name and path in seven actions, and links and visitors follow', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^The group that meets/);
  await formOf(page).getByRole('button', { name: 'Rename the page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename the page' });
  await field(dialog, 'Page title').fill('The circle');
  await dialog.getByRole('checkbox', { name: /“A group”/ }).check();
  await dialog.getByRole('checkbox', { name: /“Group”/ }).check();
  await dialog.getByRole('checkbox', { name: 'Path: /group → /the-circle' }).check();
  await page.keyboard.press('Enter');
  await expect(shownPage(page).locator('h1')).toHaveText('The circle');
  expect(count()).toBe(7);
  expect(await site.saveTask(page, before)).toEqual({
    '+redirects/1': { from: '/group', to: '/the-circle' },
    'navigation/menu/5/href': '/the-circle',
    'navigation/menu/5/label': 'The circle',
    'routes/16/path': '/the-circle',
    'routes/16/title': 'The circle',
    'routes/16/blocks/0/title': 'The circle',
  });
});

test('what was removed yesterday comes back alone in three actions', async ({ page }) => {
  await site.open(page);
  await openItem(page, /^Accordion/);
  await openItem(page, /^Remove Accordion/);
  await site.save(page);
  await openItem(page, /^Hero/);
  await field(formOf(page), 'Title').fill('What was meant.');
  await site.save(page);
  await page.goto('about:blank');
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  // The latest is the one before the title was changed.
  await dialog
    .getByRole('button', { name: /^Replaced on/ })
    .nth(1)
    .click();
  await dialog.getByRole('button', { name: /^Restore Page .* Accordion/ }).click();
  await expect(shownPage(page).getByText('Is this real?')).toBeVisible();
  await expect(shownPage(page).locator('h1')).toHaveText('What was meant.');
  expect(count()).toBe(3);
  expect(Object.keys(await site.saveTask(page, before))).toEqual(['+routes/0/blocks/4']);
});

test('text is larger, in another font and in the color of the brand in five actions, light and dark', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, 'Theme');
  const form = formOf(page);
  await field(form, 'Main color').fill('#6B3A68');
  await form.getByRole('button', { name: 'Larger text' }).click();
  await form.getByRole('button', { name: /^Fonts/ }).click();
  await field(form, 'Text').fill('Rubik');
  const body = shownPage(page).locator('body');
  await expect(body).toHaveCSS('font-family', /^"?Rubik/);
  await expect(body).toHaveCSS('font-size', '18px');
  expect(count()).toBe(5);
  expect(await site.saveTask(page, before)).toEqual({
    theme: {
      colors: expect.objectContaining({ primary: '#6B3A68' }),
      gradients: expect.anything(),
      darkColors: expect.objectContaining({ primary: expect.stringMatching(/^#/) }),
      darkGradients: expect.anything(),
      fonts: { text: 'Rubik' },
      type: { caption: 0.9375, small: 1, text: 1.125, lead: 1.3125 },
    },
  });
});

test('three pages are there in a second language in eleven actions', async ({ page }) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, 'Site');
  const form = formOf(page);
  await form.getByRole('button', { name: /^Country and languages/ }).click();
  await form.getByRole('button', { name: 'Add a language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a language' });
  await field(dialog, 'Language').selectOption('Spanish');
  await field(dialog, 'Home page title in Spanish').fill('Casa de muestra');
  await dialog.getByRole('textbox', { name: /not found/ }).fill('Aquí no hay nada');
  await page.keyboard.press('Enter');
  await expect(shownPage(page).locator('html')).toHaveAttribute('lang', 'es');
  await openItem(page, /^Resources/);
  await field(form, 'Title (Spanish)').fill('Recursos');
  await openItem(page, /^Small print/);
  await field(form, 'Title (Spanish)').fill('Letra pequeña');
  expect(count()).toBe(11);
  expect(await site.saveTask(page, before)).toMatchObject({
    'site/languages': ['en', 'es'],
    'routes/7/title': { en: 'Resources | {site.name}', es: 'Recursos' },
    'routes/21/title': { en: 'Small print | {site.name}', es: 'Letra pequeña' },
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
  await expect(shownPage(page).locator('html')).toHaveAttribute('lang', 'es');
});
