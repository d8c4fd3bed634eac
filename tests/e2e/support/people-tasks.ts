import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import type { JsonObject } from '../../../src/utils/json';
import { shownPage } from './edited-site';
import { describePicture, field, namedFile, openItem, showPane, takePhoto } from './editor-parts';
import type { SiteOfTasks } from './editor-tasks';
import { expect, test } from './test';

interface SiteWithPeople {
  embeds: { id: string }[];
  entities: { counselors: JsonObject[] };
}

/** Not in Firefox: version 140 crashes when axe runs. */
async function expectNoViolations(page: Page): Promise<void> {
  if (test.info().project.name !== 'firefox') expect(await findViolations(page)).toEqual([]);
}

/** What editors do with the people of a site, by the rules of `testTasks`. */
export function testPeopleTasks(site: SiteOfTasks): void {
  test('a person is added with portrait, calendar and questions in one form, as one step @long', async ({
    page,
  }) => {
    const before = site.read();
    const { embeds } = JSON.parse(before) as SiteWithPeople;
    await openItem(page, /^Counselors \d/);
    await openItem(page, 'Add counselor');
    const dialog = page.getByRole('dialog', { name: 'Add counselor' });
    await expect(dialog).toContainText(/Still missing: Name, States served(?!,)/);
    await expectNoViolations(page);
    const fill = (name: string, text: string) => field(dialog, name).fill(text);
    await fill('Name', 'Ruth Arden');
    await dialog
      .locator('input[type=file]')
      .setInputFiles(namedFile('ruth.jpg', await takePhoto()));
    await describePicture(page, { shows: 'Ruth', creator: 'Jonas' });
    await expect(dialog).toBeVisible();
    await fill('Title', 'Third Helper');
    // Not required by the schema, but all others have it: it is at hand.
    await field(dialog.getByRole('list').last(), '1').selectOption('OH');
    for (const [name, kind, widget] of [
      ['Booking widget', 'booking', 'https://cal.com/sample-house/ruth'],
      ['Questionnaire widget', 'survey', 'https://form.jotform.com/261234567890123'],
    ] as const) {
      const part = dialog.getByRole('region', { name });
      await field(part, 'Paste the link or code from the provider').fill(widget);
      await part.getByRole('button', { name: 'Check', exact: true }).click();
      await field(part, 'Type').selectOption(kind);
    }
    await expect(dialog).not.toContainText('Still missing');
    await dialog.getByRole('button', { name: 'Add counselor' }).click();
    await showPane(page, 'Preview');
    await expect(shownPage(page).locator('h1')).toContainText('Ruth');
    expect(await site.saveTask(page, before)).toEqual({
      '+entities/counselors/3': {
        id: 'ruth-arden',
        name: 'Ruth Arden',
        image: { src: '/images/ruth.jpg', alt: 'Ruth' },
        title: 'Third Helper',
        statesAccepted: ['OH'],
        bookingEmbed: 'ruth-arden-booking-embed',
        surveyEmbed: 'ruth-arden-survey-embed',
      },
      [`+embeds/${embeds.length}`]: {
        id: 'ruth-arden-booking-embed',
        provider: 'cal',
        kind: 'booking',
        ref: 'sample-house/ruth',
        title: 'Choose a time with Ruth Arden: calendar',
        fallback: { label: 'Open Ruth Arden’s calendar in a new tab' },
      },
      [`+embeds/${embeds.length + 1}`]: {
        id: 'ruth-arden-survey-embed',
        provider: 'jotform',
        kind: 'survey',
        ref: '261234567890123',
        title: 'Questions from Ruth Arden: survey',
        fallback: { label: 'Open Ruth Arden’s questions in a new tab' },
      },
      '+media/6': {
        files: ['/images/ruth.jpg'],
        title: 'Ruth',
        creator: 'Jonas',
        license: 'own-work',
      },
    });
    expect(site.hasFile('public/images/ruth.jpg')).toBe(true);
  });

  test('a person is removed with her widgets and from the lists that name her, which are shown before @long', async ({
    page,
  }) => {
    const before = site.read();
    await openItem(page, /^Counselors \d/);
    await openItem(page, /^Bo /);
    await openItem(page, /^Remove “Bo/);
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
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    const { embeds, ...others } = JSON.parse(before) as SiteWithPeople;
    const left = embeds.filter(({ id }) => !['booking-bo', 'survey-bo'].includes(id));
    expect(await site.saveTask(page, JSON.stringify({ ...others, embeds: left }))).toEqual({
      '-entities/counselors/1': null,
      '-routes/0/blocks/2/cards/only/0': null,
      '+redirects/1': { from: '/team/bo', to: '/team/ada' },
      '+redirects/2': { from: '/team/bo/book', to: '/team/ada' },
      '+redirects/3': { from: '/team/bo/questions', to: '/team/ada' },
    });
  });

  test('two people change places @long', async ({ page }) => {
    const { entities, ...others } = JSON.parse(site.read()) as SiteWithPeople;
    const [first = {}, second = {}, ...further] = entities.counselors;
    await openItem(page, /^Counselors \d/);
    await openItem(page, `${first['name']}`);
    await openItem(page, `Move “${first['name']}” down`);
    const swapped = { ...entities, counselors: [second, first, ...further] };
    expect(await site.saveTask(page, JSON.stringify({ ...others, entities: swapped }))).toEqual({});
  });
}
