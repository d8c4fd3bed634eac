import type { Locator } from '@playwright/test';
import type { SiteConfig } from '../../../src/generated/config-types';
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

for (const { id, name, firstName, statesAccepted = [] } of entities.counselors) {
  const states = Object.entries(names).flatMap(([code, state]) =>
    statesAccepted.some((accepted) => accepted === code) ? [state] : [],
  );

  test(`from where ${name} accepts clients is on the card, the profile and before the calendar`, async ({
    page,
  }) => {
    expect(states).toHaveLength(statesAccepted.length);
    await page.goto('/counselors');
    const card = page.locator('main article, main li').filter({ hasText: name }).first();
    await expectOnly(card.locator('.note'), states);
    await expect(card.locator('.note')).toContainText('residents only');

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
