import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../../../src/cli/validate/find-violations';
import type { Json } from '../../../src/utils/json';
import { editInBrowser } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { listMisfits } from '../support/editor-misfits';
import {
  describePicture,
  field,
  formOf,
  namedFile,
  outlineOf,
  paneOf,
  takePhoto,
} from '../support/editor-parts';
import { listDifferences } from '../support/list-differences';
import { expect, test } from '../support/test';

const site = editInBrowser('every-part');

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

async function expectFit(page: Page): Promise<void> {
  expect(await listMisfits(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
}

const tapIn = (within: Locator, name: RegExp | string) =>
  within.getByRole('button', { name }).first().tap();

test('the page to sign in fits a phone, is accessible and leads to the editor', async ({
  page,
}) => {
  await page.goto(site.address);
  await expect(page.getByLabel('Token')).toBeVisible();
  await expectFit(page);
  await site.signIn(page, 'github_pat_wrong');
  await expect(page.getByRole('alert')).toContainText('GitHub doesn’t accept this token.');
  await expectFit(page);
  await page.getByLabel('Token').fill(site.standIn.token);
  await page.getByRole('button', { name: 'Open the editor' }).tap();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  await expectFit(page);
});

test('a text, a photo from the camera, a scheduled post and the opening hours are published by thumb', async ({
  page,
}) => {
  const before = site.read();
  await site.open(page);
  const form = formOf(page);

  await shownPage(page).locator('h1').tap();
  await expect(shownPage(page).locator('h1')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By thumb');
  await page.keyboard.press('Enter');
  await expectFit(page);

  await paneOf(page, 'Content').tap();
  await tapIn(outlineOf(page), /^Hero/);
  await tapIn(form, /^Image/);
  await form.locator('input[type=file]').setInputFiles(namedFile('IMG_1.jpg', await takePhoto()));
  await describePicture(page, { shows: 'The house', creator: 'Jonas' });

  await paneOf(page, 'Content').tap();
  await tapIn(outlineOf(page), /^Posts \d/);
  await tapIn(outlineOf(page), 'Add post');
  const dialog = page.getByRole('dialog', { name: 'Add post' });
  await tapIn(dialog, /^More settings Tags/);
  for (const [name, text] of Object.entries({
    Title: 'Snow on the lake',
    Date: '2099-01-15',
    Author: 'Ada Sample',
    Excerpt: 'What the lake is like in winter.',
    Content: 'It is quiet.',
    'Publish on': '2099-01-15T09:00',
  })) {
    await field(dialog, name).fill(text);
  }
  await dialog.locator('input[type=file]').setInputFiles(namedFile('IMG_2.jpg', await takePhoto()));
  await describePicture(page, { shows: 'A frozen lake', creator: 'Jonas' });
  await expectFit(page);
  await tapIn(dialog, 'Add post');
  await expect(dialog).toBeHidden();

  await paneOf(page, 'Content').tap();
  await tapIn(outlineOf(page), /^Locations \d/);
  await tapIn(outlineOf(page), /^Sample House/);
  await tapIn(form, 'Monday, Thursday, 09:00–17:00');
  await field(form, 'Closes').fill('18:30');
  await expectFit(page);

  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing).toContainText('By thumb');
  await expectFit(page);
  await tapIn(publishing, /^Publish$/);
  await expect(publishing).toContainText('Published.');

  const changes = listDifferences(JSON.parse(before) as Json, JSON.parse(site.read()) as Json);
  expect(changes).toMatchObject({
    'routes/0/blocks/0/title': 'By thumb',
    'routes/0/blocks/0/image/src': '/images/img-1.jpg',
    'routes/0/blocks/0/image/alt': 'The house',
    'entities/places/0/hours/0/closes': '18:30',
    '+entities/posts/6': {
      title: 'Snow on the lake',
      image: { src: '/images/img-2.jpg', alt: 'A frozen lake' },
      publishAt: '2099-01-15T09:00',
    },
  });
  expect(
    Object.keys(changes).filter((place) => !/^.?(entities|media|routes.0.)/.test(place)),
  ).toEqual([]);
  const {
    width = 0,
    height = 0,
    orientation,
  } = await sharp(site.readFile('public/images/img-1.jpg')).metadata();
  expect(height).toBeGreaterThan(width);
  expect(orientation ?? 1).toBe(1);
});
