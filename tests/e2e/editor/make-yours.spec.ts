// @promise “Make it yours” in the editor shows each mistake at its field and makes a valid site
// without sample content in one step that can be undone; answers are kept when it is closed; axe
// finds no violations

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readTestSite } from '../../sites/read-site';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { chooseInMore, keepTexts } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

const sample = JSON.parse(readTestSite('another-practice').text) as {
  site: { name: string };
  entities: { counselors: { name: string }[] };
};

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Make it yours' });
}

/** The button at the top; undo and redo name the step in theirs. */
function startOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Make it yours', exact: true });
}

async function expectStep(page: Page, name: string): Promise<void> {
  const heading = dialogOf(page).getByRole('heading', { name });
  await expect(heading).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
}

function field(page: Page, name: string): Locator {
  return dialogOf(page).getByRole('textbox', { name, exact: true });
}

async function goOn(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Next' }).click();
}

test('it is offered beside the page, can be put off, and keeps what was answered @long', async ({
  page,
}) => {
  await site.open(page);
  const offer = page.getByRole('region', { name: 'This is still the sample site' });
  await expect(offer).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  await startOf(page).click();
  await expectStep(page, 'Your website');
  await chooseCountry(page, 'Switzerland');
  await goOn(page);
  const name = field(page, 'Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Enter a name\./);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('Willow & Stone Therapy');
  await expect(name).not.toHaveAttribute('aria-invalid');

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(startOf(page)).toBeFocused();
  await expect(page.locator('output')).toContainText('Your answers are kept');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Willow & Stone Therapy');
  await page.reload();
  await expect(name).toHaveValue('Willow & Stone Therapy');
  await dialogOf(page).getByRole('button', { name: 'Continue later' }).click();
  await page.reload();
  await expect(startOf(page)).toBeVisible();
  await expect(offer).toBeHidden();
  await startOf(page).click();
  await expect(name).toHaveValue('Willow & Stone Therapy');
  await dialogOf(page).getByRole('button', { name: 'Continue later' }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
});

test('answers become a valid site without samples: one step, which can be undone and saved @long', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  await startOf(page).click();
  await expectStep(page, 'Your website');
  await field(page, 'Name').fill('Willow & Stone Therapy');
  await field(page, 'Web address').fill('https://willow-stone.org');
  await field(page, 'Phone').fill('+41 44 668 18 00');
  await field(page, 'Email').fill('desk');
  await chooseCountry(page, 'Switzerland');
  await field(page, 'City or town').fill('Chur');
  // Enter goes on, too, and what is wrong keeps it here.
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('desk@willow-stone.org');
  await page.keyboard.press('Enter');

  await expectStep(page, 'Logo and colors');
  // A reload goes on where it broke off.
  await page.reload();
  await expectStep(page, 'Logo and colors');
  await field(page, 'Button color').fill('#2E7D32');
  await expect(field(page, 'Main color on hover')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await goOn(page);

  await expectStep(page, 'Parts of the site');
  const places = dialogOf(page).getByRole('checkbox', { name: 'Locations' });
  await expect(places).toHaveAccessibleDescription(
    /Appears on: Where we are and when we are open$/,
  );
  await places.focus();
  await page.keyboard.press('Space');
  await expect(places).not.toBeChecked();
  await goOn(page);

  await expectStep(page, 'Your team');
  const add = dialogOf(page).getByRole('button', { name: 'Add a person' });
  await add.click();
  await field(page, 'Name').fill('Dana Okafor');
  await sendPortrait(page);
  await add.click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Person 2' })).toBeFocused();
  await expect(field(page, 'Title').nth(1)).toBeInViewport();
  await field(page, 'Name').nth(1).fill('Nobody');
  await dialogOf(page).getByRole('button', { name: 'Remove Nobody' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Dana Okafor' })).toBeFocused();
  await goOn(page);

  await expectStep(page, 'Calendars and forms');
  const calendar = field(page, 'Booking: Dana Okafor');
  await calendar.fill('https://example.org/dana');
  await goOn(page);
  await expect(calendar).toBeFocused();
  await expect(calendar).toHaveAccessibleDescription(/not a widget of a known provider/);
  expect(await findViolations(page)).toEqual([]);
  await calendar.fill('https://calendly.com/dana-okafor/first-talk');
  await expect(calendar).toHaveAccessibleDescription(/Recognized: Calendly/);
  await goOn(page);

  await expectStep(page, 'Review and create');
  await expect(dialogOf(page)).toContainText('The new site has no errors.');
  await expect(
    dialogOf(page)
      .getByRole('listitem')
      .filter({ hasText: 'Where we are and when we are open (/visit)' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(site.read()).toBe(before);
  await dialogOf(page).getByRole('button', { name: 'Create my site', exact: true }).click();

  const note = page.getByRole('heading', { name: 'The site is yours' });
  await expect(note).toBeFocused();
  await expect(page.locator('output')).toContainText('The site is yours now.');
  await expect(startOf(page)).toHaveCount(0);
  await expect(shownPage(page).locator('header')).toContainText('Willow & Stone Therapy');
  expect(await findViolations(page)).toEqual([]);
  expect(site.read()).toBe(before);

  // It is one step: undone, the file would say what it said.
  await page.getByRole('button', { name: 'Undo: Make it yours' }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Redo: Make it yours' }).click();
  await expect(shownPage(page).locator('header')).toContainText('Willow & Stone Therapy');
  await keepTexts(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('output')).toHaveText('Saved.');

  // Files that only the sample used are gone with it.
  await expect.poll(() => site.hasFile('public/images/photo-blossom.jpg')).toBe(false);
  expect(site.hasFile('public/images/dana.jpg')).toBe(true);
  expect(await site.listErrors(page)).toEqual([]);
  // Where its pictures come from stays true.
  const { media: _media, ...made } = JSON.parse(site.read()) as Record<string, unknown>;
  const said = JSON.stringify(made);
  expect(said).not.toContain('"sample":true');
  for (const { name } of [sample.site, ...sample.entities.counselors]) {
    expect(said).not.toContain(name);
  }
  expect(made).toMatchObject({
    site: { name: 'Willow & Stone Therapy', email: 'desk@willow-stone.org', status: 'demo' },
    theme: { colors: { action: '#2E7D32' }, darkColors: { action: expect.any(String) } },
    entities: {
      counselors: [
        { name: 'Dana Okafor', image: { src: '/images/dana.jpg', alt: 'Dana by a window' } },
      ],
    },
    embeds: [{ provider: 'calendly', ref: 'dana-okafor/first-talk' }],
  });

  await page.getByRole('button', { name: /^Undo: All of it fits: Page / }).click();
  await page.getByRole('button', { name: /^Undo: This fits, keep it: Page / }).click();
  await page.getByRole('button', { name: 'Undo: Make it yours' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => site.read()).toBe(before);
  expect(site.hasFile('public/images/photo-blossom.jpg')).toBe(true);
});

test('undo takes back what is typed in a dialog, not what is changed behind it @long', async ({
  page,
}) => {
  await site.open(page);
  const h1 = shownPage(page).locator('h1');
  await h1.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await startOf(page).click();
  await field(page, 'Name').click();
  await page.keyboard.type('W');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(h1).toHaveText(`${headline}!`);
  await page.keyboard.press('Control+z');
  await expect(h1).toHaveText(headline);
});

test('with errors in the site, it says to correct them first @long', async ({ page }) => {
  const before = site.read();
  site.write(before.replace('"href": "/visit"', '"href": "/visti"'));
  await site.open(page);
  await startOf(page).click();
  await expect(dialogOf(page)).toContainText('Fix the errors first');
  site.write(before);
});

test('magnified to 400 %, each step can be read and used without scrolling to the side @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.open(page);
  await chooseInMore(page, 'Make it yours');
  await expectStep(page, 'Your website');
  const paper = dialogOf(page);
  const overflow = () => paper.evaluate((box) => box.scrollWidth - box.clientWidth);
  const answers = { Name: 'Willow', 'Web address': 'www.Willow.org/', Phone: '+41 44 668 18 00' };
  for (const [name, text] of Object.entries(answers)) await field(page, name).fill(text);
  await chooseCountry(page, 'Switzerland');
  for (const step of ['Logo and colors', 'Parts of the site', 'Your team']) {
    expect(await overflow()).toBe(0);
    await goOn(page);
    await expectStep(page, step);
  }
  await dialogOf(page).getByRole('button', { name: 'Add a person' }).click();
  await field(page, 'Name').fill('Dana Okafor');
  await goOn(page);
  await expectStep(page, 'Calendars and forms');
  expect(await overflow()).toBe(0);
  await goOn(page);
  await expect(paper).toContainText('The new site has no errors.');
  expect(await overflow()).toBe(0);
  await paper.getByRole('button', { name: 'Create my site', exact: true }).click();
  await page.getByLabel('Page preview').getByRole('button', { name: 'Got it' }).click();
});

async function chooseCountry(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: 'Country' }).selectOption({ label: name });
}

/** Adds a photo of the first person, with what is asked about it. */
async function sendPortrait(page: Page): Promise<void> {
  const picture = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#4B7F85' },
  })
    .jpeg()
    .toBuffer();
  await dialogOf(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Dana.jpg', mimeType: 'image/jpeg', buffer: picture });
  const file = page.getByRole('dialog', { name: 'Use this file' });
  await expect(file.getByRole('textbox', { name: 'Image description' })).toBeFocused();
  await page.keyboard.type('Dana by a window');
  await expect(file.getByRole('radio', { name: 'We made or own it' })).toBeChecked();
  await file.getByRole('button', { name: 'Use this file' }).click();
  await expect(file).toBeHidden();
  const portrait = dialogOf(page).getByRole('combobox', { name: 'Portrait' });
  await expect(portrait).toHaveValue('/images/dana.jpg');
}
