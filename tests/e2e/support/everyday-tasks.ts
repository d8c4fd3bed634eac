import sharp from 'sharp';
import { shownPage } from './edited-site';
import {
  chooseInToolbar,
  describePicture,
  field,
  formOf,
  namedFile,
  openItem,
  showPage,
  showPane,
  takePhoto,
  openMoreSettings,
} from './editor-parts';
import type { SiteOfTasks } from './editor-tasks';
import { testPeopleTasks } from './people-tasks';
import { testSettingTasks } from './setting-tasks';
import { expect, test } from './test';

/**
 * What people ask of a site in its first weeks, by the rules of `testTasks`: each with the controls that
 * a person would look for, in a window of any width.
 */
export function testEverydayTasks(site: SiteOfTasks): void {
  test.beforeEach(async ({ page }) => {
    await site.open(page);
  });

  testPeopleTasks(site);
  testSettingTasks(site);

  test('holidays are told in the bar above every page, and in the opening hours @long', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Locations \d/);
    await openItem(page, /^Sample House/);
    await openMoreSettings(form);
    await form.getByRole('button', { name: 'Add special hours' }).click();
    const firstDay = field(form, 'First day');
    await expect(page.getByRole('button', { name: '1 error', exact: true })).toBeVisible();
    await expect(firstDay).not.toHaveAttribute('aria-invalid');
    await firstDay.focus();
    await firstDay.blur();
    await expect(firstDay).toHaveAttribute('aria-invalid', 'true');
    await firstDay.fill('2098-12-24');
    await form.getByRole('button', { name: /^More settings Last day/ }).click();
    await field(form, 'Last day').fill('2099-01-02');
    await field(form, 'Reason').fill('Holidays');
    await openItem(page, 'Navigation');
    await form.getByRole('button', { name: /^Top bar/ }).click();
    await field(form, 'Label').fill('Closed until January 2');
    await field(form, 'Link to').fill('/message');
    for (const path of ['/', '/people', '/message']) {
      await showPage(page, path);
      const bar = shownPage(page).getByRole('link', { name: 'Closed until January 2' });
      await expect(bar).toHaveAttribute('href', '/message');
    }
    await expect(shownPage(page).getByText('Holidays')).toBeVisible();
    expect(await site.saveTask(page, before)).toEqual({
      'navigation/topBar/label': 'Closed until January 2',
      'navigation/topBar/href': '/message',
      'entities/places/0/specialHours': [
        { from: '2098-12-24', through: '2099-01-02', reason: 'Holidays' },
      ],
    });
  });

  test('a photo of 12 megapixels becomes the opening picture, and the video over it goes', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Hero/);
    await form.getByRole('button', { name: /^Image/ }).click();
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(namedFile('Morning.jpg', await takePhoto(4000, 3000)));
    await describePicture(page, { shows: 'The lake in the morning', creator: 'Jonas' });
    await expect(field(form, 'File')).toHaveValue('/images/morning.jpg');
    expect(await site.saveTask(page, before)).toEqual({
      'routes/0/blocks/0/image/src': '/images/morning.jpg',
      'routes/0/blocks/0/image/alt': 'The lake in the morning',
      '-routes/0/blocks/0/image/decorative': null,
      '-routes/0/blocks/0/video': null,
      [`+media/${countEntries(before, 'media')}`]: {
        files: ['/images/morning.jpg'],
        title: 'Morning',
        creator: 'Jonas',
        license: 'own-work',
      },
    });
    const { width, height } = await sharp(site.readFile('public/images/morning.jpg')).metadata();
    expect([width, height]).toEqual([1800, 2400]);
  });

  test('a post waits until Monday at nine', async ({ page }) => {
    const before = site.read();
    await openItem(page, /^Posts \d/);
    await openItem(page, 'Add post');
    const dialog = page.getByRole('dialog', { name: 'Add post' });
    await dialog.getByRole('button', { name: /^More settings Tags/ }).click();
    for (const [name, text] of Object.entries({
      Title: 'The week begins',
      Date: '2099-01-05',
      Author: 'Ada Sample',
      Excerpt: 'What there is this week.',
      Content: 'It is Monday.',
      'Publish on': '2099-01-05T09:00',
    })) {
      await field(dialog, name).fill(text);
    }
    await dialog
      .locator('input[type=file]')
      .setInputFiles(namedFile('Week.jpg', await takePhoto()));
    await describePicture(page, { shows: 'A calendar', creator: 'Jonas' });
    await dialog.getByRole('button', { name: 'Add post' }).click();
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toContainText('The week begins');
    expect(await site.saveTask(page, before)).toEqual({
      '+entities/posts/6': {
        id: 'the-week-begins',
        title: 'The week begins',
        slug: 'the-week-begins',
        date: '2099-01-05',
        author: 'Ada Sample',
        excerpt: 'What there is this week.',
        image: { src: '/images/week.jpg', alt: 'A calendar' },
        content: '<p>It is Monday.</p>',
        publishAt: '2099-01-05T09:00',
      },
      [`+media/${countEntries(before, 'media')}`]: {
        files: ['/images/week.jpg'],
        title: 'Week',
        creator: 'Jonas',
        license: 'own-work',
      },
    });
  });

  test('a page gets another name and another path, and links and visitors follow @long', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^The group that meets/);
    await field(form, 'Title').fill('The circle that meets at Sample House');
    await form.getByRole('button', { name: 'Change the path' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the path' });
    await field(dialog, 'Path').fill('/circle');
    await expect(dialog.getByText('/group → /circle')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the path' }).click();
    await openItem(page, /^Hero/);
    await field(form, 'Title').fill('A circle');
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toHaveText('A circle');
    expect(await site.saveTask(page, before)).toEqual({
      [`+redirects/${countEntries(before, 'redirects')}`]: { from: '/group', to: '/circle' },
      'navigation/menu/5/href': '/circle',
      'routes/16/path': '/circle',
      'routes/16/title': 'The circle that meets at Sample House',
      'routes/16/blocks/0/title': 'A circle',
    });
  });

  test('what was removed yesterday comes back alone from an earlier version', async ({ page }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Accordion/);
    await openItem(page, /^Remove Accordion/);
    await site.save(page);
    await openItem(page, /^Hero/);
    await field(form, 'Title').fill('What was meant.');
    await site.save(page);
    await page.goto('about:blank');
    await site.open(page);
    await chooseInToolbar(page, 'Earlier versions');
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await dialog
      .getByRole('button', { name: /^Replaced on/ })
      // The latest is the one before the title was changed.
      .nth(1)
      .click();
    await dialog.getByRole('button', { name: /^Restore Page .* Accordion/ }).click();
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toHaveText('What was meant.');
    await expect(shownPage(page).getByText('Is this real?')).toBeVisible();
    expect(await site.saveTask(page, before)).toEqual({
      'routes/0/blocks/0/title': 'What was meant.',
    });
  });

  test('three pages are there in a second language @long', async ({ page }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, 'Site');
    await form.getByRole('button', { name: /^Country and languages/ }).click();
    await form.getByRole('button', { name: 'Add a language' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a language' });
    await field(dialog, 'Language').selectOption('Spanish');
    await field(dialog, 'Home page title in Spanish').fill('Casa de muestra');
    await dialog.getByRole('textbox', { name: /not found/ }).fill('Aquí no hay nada');
    await dialog.getByRole('button', { name: 'Add a language' }).click();
    await expect(shownPage(page).locator('html')).toHaveAttribute('lang', 'es');
    for (const [item, title] of [
      [/^Resources/, 'Recursos'],
      [/^Small print/, 'Letra pequeña'],
    ] as const) {
      await openItem(page, item);
      await form.getByRole('button', { name: 'Spanish', exact: true }).click();
      await form.getByRole('textbox', { name: 'Title (Spanish)' }).fill(title);
    }
    expect(await site.saveTask(page, before)).toEqual({
      '-site/language': null,
      'site/languages': ['en', 'es'],
      'routes/0/title': { en: '{site.name}: every part of a site', es: 'Casa de muestra' },
      'routes/7/title': { en: 'Resources | {site.name}', es: 'Recursos' },
      'routes/21/title': { en: 'Small print | {site.name}', es: 'Letra pequeña' },
      'routes/22/title': { en: 'Nothing here | {site.name}', es: 'Aquí no hay nada' },
    });
  });
}

function countEntries(config: string, list: 'media' | 'redirects'): number {
  return (JSON.parse(config) as Record<typeof list, unknown[]>)[list].length;
}
