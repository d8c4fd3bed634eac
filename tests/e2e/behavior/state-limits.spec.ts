// @promise On German, Canadian and Jordanian sites, visitors are never offered a counselor who may
// not see clients in their region

import type { Locator } from '@playwright/test';
import { sampleOf } from '../../runners/is-sample';
import type { SiteConfig } from '../../../src/generated/config-types';
import { originOf, type ports } from '../support/ports';
import { expect, test } from '../support/test';
import { readTestSite } from '../../sites/read-site';

const { entities } = JSON.parse(readTestSite('specification').text) as Pick<SiteConfig, 'entities'>;
const names = { TN: 'Tennessee', KY: 'Kentucky', TX: 'Texas', MO: 'Missouri', PA: 'Pennsylvania' };

/** These states are named, the others are not, and nothing is left open. */
async function expectOnly(note: Locator, states: string[]): Promise<void> {
  for (const state of Object.values(names)) {
    const expected = expect(note, state);
    await (states.includes(state) ? expected : expected.not).toContainText(state);
  }
  await expect(note).toContainText(/\bonly\b/);
}

for (const { id, name, firstName, statesAccepted = [] } of sampleOf(entities.counselors, 2)) {
  const states = Object.entries(names).flatMap(([code, state]) =>
    statesAccepted.some((accepted) => accepted === code) ? [state] : [],
  );

  test(`from where ${name} accepts clients is on the card, the profile and before the calendar`, async ({
    page,
  }) => {
    expect(states).toHaveLength(statesAccepted.length);
    await page.goto('/counselors');
    const card = page.locator('main article, main li').filter({ hasText: name }).first();
    await expectOnly(card.getByRole('note'), states);
    await expect(card.getByRole('note')).toContainText('residents only');

    for (const path of [`/counselors/${id}`, `/counselors/${id}/book-with-${id}`]) {
      await page.goto(path);
      const note = page
        .getByRole('note')
        .filter({ hasText: `${firstName} accepts clients who reside in` });
      await expect(note).toBeVisible();
      await expectOnly(note, states);
    }
    const note = await page.getByRole('note').filter({ hasText: 'reside in' }).boundingBox();
    const frame = await page.locator('main iframe').boundingBox();
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
  });
}

/** Where clients of each site may live, and whom they are offered there. */
const offered: readonly {
  site: keyof typeof ports;
  list: string;
  team: readonly string[];
  regions: Readonly<Record<string, readonly string[]>>;
}[] = [
  {
    site: 'right-to-left',
    list: '/team',
    team: ['سلمى نموذج', 'يوسف نموذج'],
    regions: { الأردن: ['سلمى نموذج', 'يوسف نموذج'], لبنان: ['سلمى نموذج'] },
  },
  {
    site: 'german',
    list: '/team',
    team: ['Hanna Muster', 'Jakob Beispiel'],
    regions: {
      Berlin: ['Hanna Muster'],
      Brandenburg: ['Hanna Muster'],
      Österreich: ['Jakob Beispiel'],
      Sachsen: ['Jakob Beispiel'],
    },
  },
  {
    site: 'canadian',
    list: '/counsellors',
    team: ['Ruth Sample', 'Luc Exemple'],
    regions: { Ontario: ['Ruth Sample', 'Luc Exemple'], Quebec: ['Luc Exemple'] },
  },
];

for (const { site, list, team, regions } of sampleOf(offered)) {
  test.describe(site, () => {
    test.use({ baseURL: originOf(site) });

    test('who may not see clients of a region is never offered to them', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(list);
      const links = main
        .getByRole('link')
        .filter({ hasText: new RegExp(`^(?:${Object.keys(regions).join('|')})$`) });
      await expect(links).toHaveText(Object.keys(regions));
      for (const [region, counselors] of Object.entries(regions)) {
        await page.goto(list);
        await links.filter({ hasText: region }).click();
        await expect(page).toHaveTitle(new RegExp(region));
        for (const name of team) {
          const card = main.getByRole('heading', { name });
          if (counselors.includes(name)) await expect(card).toHaveCount(1);
          else await expect(main.getByText(name)).toHaveCount(0);
        }
        await expect(main.getByRole('listitem').getByRole('note')).toHaveCount(counselors.length);
        for (const note of await main.getByRole('listitem').getByRole('note').all())
          await expect(note).toContainText(region);
      }
    });
  });
}
