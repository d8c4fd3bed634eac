import type { Page } from '@playwright/test';
import type { Json } from '../../../src/utils/json';
import { shownPage } from './edited-site';
import {
  describePicture,
  field,
  formOf,
  namedFile,
  openItem,
  showPane,
  takePhoto,
} from './editor-parts';
import { expect, test } from './test';

/** A site of its own for the tasks, the test site `every-part`, however it is edited. */
export interface SiteOfTasks {
  open: (page: Page) => Promise<void>;
  /** the config as it was saved last */
  read: () => string;
  save: (page: Page) => Promise<void>;
  /** saves, and lists what is different now */
  saveTask: (page: Page, before: string) => Promise<Record<string, Json>>;
  hasFile: (file: string) => boolean;
  /** @param file from the folder of the site: `public/images/lake.jpg` */
  readFile: (file: string) => Buffer;
}

/**
 * What editors do most, each by clicking and typing alone, in a window of any width. Each task goes on
 * where the one before has ended, leaves a site as valid as it was, and changes nothing but what was
 * meant. Further tasks are in everyday-tasks; texts that are changed on the page have tests of their own
 * in typing.spec.
 */
export function testTasks(site: SiteOfTasks): void {
  test.beforeEach(async ({ page }) => {
    await site.open(page);
  });

  test('the opening of the home page gets other words, another goal and another picture @telling', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Hero/);
    await field(form, 'Title').fill('A house by the lake.');
    await form.getByRole('button', { name: 'See the people', exact: true }).click();
    await field(form, 'Label').fill('See who is here');
    await field(form, 'Link to').fill('/group');
    await form.getByRole('button', { name: /^Image/ }).click();
    await field(form, 'File').fill('/images/photo-pasture.jpg');
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toHaveText('A house by the lake.');
    expect(await site.saveTask(page, before)).toEqual({
      'routes/0/blocks/0/title': 'A house by the lake.',
      'routes/0/blocks/0/actions/0/label': 'See who is here',
      'routes/0/blocks/0/actions/0/href': '/group',
      'routes/0/blocks/0/image/src': '/images/photo-pasture.jpg',
    });
  });

  test('a question is added with its answer, and moved up @long', async ({ page }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Accordion/);
    await form.getByRole('button', { name: 'Add question' }).click();
    await field(form, 'Question').fill('Where do I park?');
    await field(form, 'Answer').fill('Behind the house.');
    await form.getByRole('button', { name: 'Move “Where do I park?” up' }).click();
    await showPane(page, 'Preview');
    await expect(shownPage(page).getByText('Where do I park?')).toBeVisible();
    expect(await site.saveTask(page, before)).toEqual({
      '+routes/0/blocks/4/items/2': {
        question: 'Where do I park?',
        answer: '<p>Behind the house.</p>',
      },
    });
  });

  test('a post is written, with a picture that is new to the site', async ({ page }) => {
    const before = site.read();
    await openItem(page, /^Posts \d/);
    await openItem(page, 'Add post');
    const dialog = page.getByRole('dialog', { name: 'Add post' });
    await field(dialog, 'Title').fill('Snow on the lake');
    await field(dialog, 'Date').fill('2026-01-15');
    await field(dialog, 'Author').fill('Ada Sample');
    await field(dialog, 'Excerpt').fill('What the lake is like in winter.');
    await dialog
      .locator('input[type=file]')
      .setInputFiles(namedFile('Snow.jpg', await takePhoto()));
    await describePicture(page, { shows: 'A frozen lake', creator: 'Jonas' });
    await field(dialog, 'Content').fill('It is quiet.');
    await expect(dialog).not.toContainText('Still missing');
    await dialog.getByRole('button', { name: 'Add post' }).click();
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toHaveText('Snow on the lake');

    expect(await site.saveTask(page, before)).toEqual({
      '+entities/posts/6': {
        id: 'snow-on-the-lake',
        title: 'Snow on the lake',
        slug: 'snow-on-the-lake',
        date: '2026-01-15',
        author: 'Ada Sample',
        excerpt: 'What the lake is like in winter.',
        image: { src: '/images/snow.jpg', alt: 'A frozen lake' },
        content: '<p>It is quiet.</p>',
      },
      '+media/6': {
        files: ['/images/snow.jpg'],
        title: 'Snow',
        creator: 'Jonas',
        license: 'own-work',
      },
    });
    expect(site.hasFile('public/images/snow.jpg')).toBe(true);
  });

  test('a page is added, and an entry of the menu that leads to it @long', async ({ page }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, 'Add a page');
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await field(dialog, 'Page title').fill('Walks around the lake');
    await dialog.getByRole('button', { name: 'Add a page' }).click();
    await field(form, 'Description').fill('Three walks that begin and end at the house.');
    await openItem(page, /^Banner/);
    await field(form, 'Title').fill('Walks');
    await openItem(page, 'Text');
    await field(form, 'Text').fill('Bring good shoes.');
    await openItem(page, 'Navigation');
    await form.getByRole('button', { name: 'Add menu item' }).click();
    await field(form, 'Label').fill('Walks');
    await field(form, 'Link to').fill('/walks-around-the-lake');
    await showPane(page, 'Preview');
    // On a phone, the menu of the page is closed.
    await expect(
      shownPage(page).locator('nav a[href="/walks-around-the-lake"]', { hasText: 'Walks' }).first(),
    ).toBeAttached();

    expect(await site.saveTask(page, before)).toEqual({
      '+navigation/menu/6': { label: 'Walks', href: '/walks-around-the-lake' },
      '+routes/23': {
        path: '/walks-around-the-lake',
        title: 'Walks around the lake',
        description: 'Three walks that begin and end at the house.',
        blocks: [
          { type: 'banner', title: 'Walks' },
          { type: 'text', text: '<p>Bring good shoes.</p>' },
        ],
      },
    });
  });

  test('the main color of the site is changed @long', async ({ page }) => {
    const before = site.read();
    await openItem(page, 'Theme');
    await formOf(page)
      .getByRole('button', { name: /^All colors/ })
      .click();
    // The first is one of the two colors that set all others.
    const primary = formOf(page).getByRole('textbox', { name: 'Main color', exact: true }).last();
    await primary.fill('#2F5D50');
    expect(await site.saveTask(page, before)).toEqual({
      theme: { colors: { primary: '#2F5D50' } },
    });
  });

  test('a calendar comes from another provider, by pasting the address of its page @long', async ({
    page,
  }) => {
    const before = site.read();
    const form = formOf(page);
    await openItem(page, /^Widgets/);
    await openItem(page, /with Ada/);
    await field(form, 'Paste the link or code from the provider').fill(
      'https://cal.com/sample-house/ada',
    );
    await form.getByRole('button', { name: 'Check', exact: true }).click();
    expect(await site.saveTask(page, before)).toEqual({
      'embeds/0/provider': 'cal',
      'embeds/0/ref': 'sample-house/ada',
    });
  });
}
