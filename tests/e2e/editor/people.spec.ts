import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import {
  describePicture,
  field,
  formOf,
  namedFile,
  outlineOf,
  takePhoto,
} from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test.beforeEach(async ({ page }) => {
  await site.open(page);
});

test('a person is added with portrait, calendar and questions in one form, as one step @long', async ({
  page,
}) => {
  const before = site.read();
  await outlineOf(page)
    .getByRole('button', { name: /^Counselors \d/ })
    .click();
  await outlineOf(page).getByRole('button', { name: 'Add counselor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add counselor' });
  await expect(dialog).toContainText('Still missing: Name, First name, Title');
  expect(await findViolations(page)).toEqual([]);
  const fill = (name: string, text: string) => field(dialog, name).fill(text);
  await fill('Name', 'Ruth Arden');
  await fill('First name', 'Ruth');
  // Without one, a drawing would stand in its place.
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await dialog.locator('input[type=file]').setInputFiles(namedFile('ruth.jpg', await takePhoto()));
  await describePicture(page, { shows: 'Ruth', creator: 'Jonas' });
  await expect(dialog).toBeVisible();
  await fill('Title', 'Third Helper');
  await fill('Description', 'Ruth helps with what is left, and takes her time with each of it.');
  await fill('1', 'Long Roads');
  await fill('Abbreviation', 'BA');
  await fill('Credential in full', 'Better Able');
  await fill('Approach', 'Slowly.');
  await fill('About', 'Ruth runs.');
  // Not required by the schema, but usual: it is at hand.
  await dialog.getByRole('button', { name: 'Add states served' }).click();
  const state = field(dialog.getByRole('list').last(), '1');
  await expect(state).toBeFocused();
  await state.selectOption('OH');
  for (const [name, kind, widget] of [
    ['Booking widget', 'booking', 'https://cal.com/sample-house/ruth'],
    ['Questionnaire widget', 'survey', 'https://form.jotform.com/261234567890123'],
  ] as const) {
    const part = dialog.getByRole('region', { name });
    await field(part, 'Paste the link or code from the provider').fill(widget);
    await part.getByRole('button', { name: 'Check', exact: true }).click();
    await field(part, 'Type').selectOption(kind);
    await field(part, 'Title').fill(`Ruth: ${kind}`);
    await field(part, 'Label').fill(`Open the ${kind} in a new tab`);
  }
  await expect(dialog).not.toContainText('Still missing');
  await dialog.getByRole('button', { name: 'Add counselor' }).click();
  await expect(shownPage(page).locator('h1')).toContainText('Ruth');
  expect(await site.saveTask(page, before)).toEqual({
    '+entities/counselors/3': {
      id: 'ruth-arden',
      name: 'Ruth Arden',
      firstName: 'Ruth',
      image: { src: '/images/ruth.jpg', alt: 'Ruth' },
      title: 'Third Helper',
      description: 'Ruth helps with what is left, and takes her time with each of it.',
      specialties: ['Long Roads'],
      credentials: [{ abbreviation: 'BA', meaning: 'Better Able' }],
      approach: '<p>Slowly.</p>',
      about: '<p>Ruth runs.</p>',
      statesAccepted: ['OH'],
      bookingEmbed: 'ruth-arden-booking-embed',
      surveyEmbed: 'ruth-arden-survey-embed',
    },
    '+embeds/14': {
      id: 'ruth-arden-booking-embed',
      provider: 'cal',
      kind: 'booking',
      ref: 'sample-house/ruth',
      title: 'Ruth: booking',
      fallback: { label: 'Open the booking in a new tab' },
    },
    '+embeds/15': {
      id: 'ruth-arden-survey-embed',
      provider: 'jotform',
      kind: 'survey',
      ref: '261234567890123',
      title: 'Ruth: survey',
      fallback: { label: 'Open the survey in a new tab' },
    },
    '+media/6': {
      files: ['/images/ruth.jpg'],
      title: 'Ruth',
      creator: 'Jonas',
      license: 'own-work',
    },
  });
  expect(existsSync(join(site.folder, 'public/images/ruth.jpg'))).toBe(true);
});

test('a person is removed with her widgets: where she is named is listed before, and corrected after @long', async ({
  page,
}) => {
  const before = site.read();
  const form = formOf(page);
  await outlineOf(page)
    .getByRole('button', { name: /^Counselors \d/ })
    .click();
  await outlineOf(page).getByRole('button', { name: /^Bo / }).click();
  await outlineOf(page)
    .getByRole('button', { name: /^Remove “Bo/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Remove “Bo/ });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Card grid “People in short”/,
    /Choose a time with Bo/,
    /Questions from Bo/,
    '/team/bo → /',
    '/team/bo/book → /',
    '/team/bo/questions → /',
  ]);
  const leadsOn = dialog.getByRole('checkbox', { name: /^Redirect old links to/ });
  await expect(leadsOn).toBeChecked();
  // They lead to somebody else's page, if that is chosen.
  const goal = dialog.getByRole('combobox', { name: 'Redirect to' });
  await expect(goal.locator('option', { hasText: '/team/bo' })).toHaveCount(0);
  await goal.selectOption('/team/ada');
  await expect(dialog.getByText('/team/bo/book → /team/ada')).toBeVisible();
  const alone = dialog.getByRole('checkbox', { name: /^Also remove these/ });
  await expect(alone).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: /^1 error/ }).click();
  await form.getByRole('button', { name: /“People in short”/ }).click();
  await form.getByRole('button', { name: 'Remove “bo”' }).click();
  const { embeds, ...others } = JSON.parse(before) as { embeds: { id: string }[] };
  const left = embeds.filter(({ id }) => !['booking-bo', 'survey-bo'].includes(id));
  expect(await site.saveTask(page, JSON.stringify({ ...others, embeds: left }))).toEqual({
    '-entities/counselors/1': null,
    '-routes/0/blocks/2/cards/only/0': null,
    '+redirects/1': { from: '/team/bo', to: '/team/ada' },
    '+redirects/2': { from: '/team/bo/book', to: '/team/ada' },
    '+redirects/3': { from: '/team/bo/questions', to: '/team/ada' },
  });
});

test('a form leads to what is empty, keeps its buttons in view, and Escape loses nothing unasked', async ({
  page,
}) => {
  await outlineOf(page)
    .getByRole('button', { name: /^Counselors \d/ })
    .click();
  const add = outlineOf(page).getByRole('button', { name: 'Add counselor' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add counselor' });
  const submit = dialog.getByRole('button', { name: 'Add counselor' });
  await expect(submit).toBeInViewport();
  await expect(dialog.getByText(/^Still missing/)).toBeInViewport();
  const name = field(dialog, 'Name');
  await submit.click({ force: true });
  await expect(name).toBeFocused();
  await name.fill('Ruth');
  await submit.click({ force: true });
  await expect(field(dialog, 'First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Press Escape again');
  await expect(name).toHaveValue('Ruth');
  expect(await findViolations(page)).toEqual([]);
  // Whoever goes on is warned anew.
  await name.fill('Ruth Arden');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  // What was chosen counts, too.
  await add.click();
  await dialog.getByRole('button', { name: 'Add states served' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Nothing was entered: nothing is asked.
  await add.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
