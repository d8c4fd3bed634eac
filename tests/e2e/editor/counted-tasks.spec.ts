import type { Locator, Page } from '@playwright/test';
import { countActions } from '../support/count-actions';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, namedFile, openItem, takePhoto } from '../support/editor-parts';
import { expect, test } from '../support/test';

// The tasks of everyday life that concern people and content; counted-site-tasks has the others.
const site = editForAll(undefined, 'german');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface People {
  entities: { counselors: { id: string }[] };
}

const listPeople = () =>
  (JSON.parse(site.read()) as People).entities.counselors.map(({ id }) => id);

/** Pastes a text, as a person does who has just copied it elsewhere. */
async function paste(page: Page, text: string, into: Locator): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press('Control+v');
}

test('“closed”, looked for among the blocks, becomes an announcement in five actions', async ({
  page,
  messages,
}) => {
  await site.open(page);
  const count = await countActions(page);
  await page.getByRole('button', { name: 'Add a block' }).click();
  const blocks = page.getByRole('dialog', { name: 'What would you like to add?' });
  await blocks.getByRole('textbox', { name: 'Search' }).fill('closed');
  await blocks.getByRole('button', { name: 'Add announcement' }).click();
  const entry = page.getByRole('dialog', { name: 'Add announcement' });
  await entry.getByRole('textbox', { name: 'Text' }).fill('Closed from Dec 24 to Jan 2');
  await entry.getByRole('button', { name: 'Add announcement' }).click();
  const region = shownPage(page).locator('section', { hasText: 'Closed from Dec 24 to Jan 2' });
  await expect(region).toBeVisible();
  expect(count()).toBe(5);
  await site.save(page);
  expect(JSON.parse(site.read())).toHaveProperty('entities.announcements', [
    { id: 'closed-from-dec-24-to-jan-2', text: '<p>Closed from Dec 24 to Jan 2</p>' },
  ]);
  expect(messages).toEqual([]);
});

test('a colleague with photo, title, state and calendar is there in nine actions', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^Counselors \d/);
  await openItem(page, 'Add counselor');
  const dialog = page.getByRole('dialog', { name: 'Add counselor' });
  await field(dialog, 'Name').fill('Ruth Arden');
  await dialog.locator('input[type=file]').setInputFiles(namedFile('ruth.jpg', await takePhoto()));
  const file = page.getByRole('dialog', { name: 'Use this file' });
  await expect(file.getByRole('textbox', { name: 'Image description' })).toHaveValue('Ruth Arden');
  await page.keyboard.press('Enter');
  await expect(file).toBeHidden();
  await field(dialog, 'Title').fill('Beraterin');
  await field(dialog, '1').selectOption('DE-BE');
  const booking = dialog.getByRole('region', { name: 'Booking widget' });
  const code = 'https://calendly.com/ruth-arden/erstes-gespraech';
  await paste(page, code, field(booking, 'Paste the link or code from the provider'));
  await dialog.getByRole('button', { name: 'Add counselor' }).click();
  await expect(shownPage(page).locator('h1')).toContainText('Ruth');
  expect(count()).toBe(9);
  expect(await site.saveTask(page, before)).toMatchObject({
    '+entities/counselors/2': {
      id: 'ruth-arden',
      name: 'Ruth Arden',
      image: { src: '/images/ruth.jpg', alt: 'Ruth Arden' },
      title: 'Beraterin',
      statesAccepted: ['DE-BE'],
      bookingEmbed: 'ruth-arden-booking-embed',
    },
  });
});

test('two colleagues change places in three actions', async ({ page }) => {
  await site.open(page);
  expect(listPeople()).toEqual(['hanna', 'jakob', 'ruth-arden']);
  const count = await countActions(page);
  await openItem(page, /^Counselors \d/);
  await openItem(page, 'Hanna Muster');
  await openItem(page, 'Move “Hanna Muster” down');
  await expect(page.getByText('“Hanna Muster” moved to position 2 of 3')).toBeVisible();
  expect(count()).toBe(3);
  await site.save(page);
  expect(listPeople()).toEqual(['jakob', 'hanna', 'ruth-arden']);
});

test('a colleague is gone in four actions, with her calendar and from all lists, and old links lead on', async ({
  page,
}) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^Counselors \d/);
  await openItem(page, 'Jakob Beispiel');
  await openItem(page, 'Remove “Jakob Beispiel”');
  const dialog = page.getByRole('dialog', { name: 'Remove “Jakob Beispiel”?' });
  await expect(dialog).toContainText('“Jakob Beispiel” is also removed from:');
  await expect(dialog).toContainText('/team/jakob → /team');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(count()).toBe(4);
  await site.saveTask(page, before);
  expect(listPeople()).toEqual(['hanna', 'ruth-arden']);
  expect(JSON.parse(site.read())).toHaveProperty('redirects', [
    { from: '/team/jakob', to: '/team' },
    { from: '/team/jakob/termin', to: '/team' },
  ]);
  // All that is left of him is a link, which leads on as well.
  expect(site.read().match(/jakob/g)).toHaveLength(3);
});

test('a post for Monday at nine is scheduled in seven actions', async ({ page }) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^Posts \d/);
  await openItem(page, 'Add post');
  const dialog = page.getByRole('dialog', { name: 'Add post' });
  await expect(field(dialog, 'Title')).toBeFocused();
  await field(dialog, 'Title').fill('The week begins');
  await field(dialog, 'Excerpt').fill('What there is this week.');
  await field(dialog, 'Content').fill('It is Monday.');
  await field(dialog, 'Publish on').fill('2099-01-05T09:00');
  await expect(dialog.getByText('Europe/Berlin').first()).toBeVisible();
  await expect(
    dialog.getByText('Visitors see this from Monday, January 5, 2099 at 9:00 AM.'),
  ).toContainText('If none does, publish your website again then.');
  await dialog.getByRole('button', { name: 'Add post' }).click();
  await expect(shownPage(page).locator('h1')).toContainText('The week begins');
  expect(count()).toBe(7);
  expect(await site.saveTask(page, before)).toEqual({
    '+entities/posts/1': {
      id: 'the-week-begins',
      title: 'The week begins',
      slug: 'the-week-begins',
      date: '2099-01-05',
      author: 'Hanna Muster',
      excerpt: 'What there is this week.',
      content: '<p>It is Monday.</p>',
      publishAt: '2099-01-05T09:00',
    },
  });
});

test('a price is added to the list of prices in five actions', async ({ page }) => {
  await site.open(page);
  const before = site.read();
  const count = await countActions(page);
  await openItem(page, /^Praxis und Termine/);
  await openItem(page, /Price list/);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Add price row' }).click();
  await field(form, 'Name').fill('Gruppe');
  await field(form, 'Price').fill('from 25 €');
  await page.keyboard.press('Tab');
  await expect(shownPage(page).getByText('Gruppe', { exact: true })).toBeVisible();
  await expect(shownPage(page).getByText('ab 25 €')).toBeVisible();
  expect(count()).toBe(5);
  expect(await site.saveTask(page, before)).toEqual({
    '+routes/6/blocks/4/groups/0/rows/5': { name: 'Gruppe', price: '25+' },
  });
});

test('a price list offers the prices of the site', async ({ page }) => {
  await site.open(page);
  await openItem(page, /^Praxis und Termine/);
  await openItem(page, /Price list/);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Add price row' }).click();
  const { site: told } = JSON.parse(site.read()) as { site: { prices: { id: string }[] } };
  const offered = field(form, 'Price').evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  );
  expect(told.prices).not.toHaveLength(0);
  expect(await offered).toEqual(told.prices.map(({ id }) => `{price.${id}}`));
});
