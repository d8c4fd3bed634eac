import { sampleOf } from '../../runners/is-sample';
import type { Locator } from '@playwright/test';
import { expect, hydrate, test } from '../support/test';

const readDelays = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));

test('each counselor card shows who she is, four specialties and how many areas more', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('main section > ul > li', { has: page.getByText(/more areas?$/) });
  await expect(cards).toHaveCount(4);
  const expected = [
    ['miriam', '+9 more areas'],
    ['caleb', '+5 more areas'],
    ['naomi', '+2 more areas'],
    ['esther', '+4 more areas'],
  ];
  for (const [index, [id = '', more = '']] of expected.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\S/);
    const name = await card.getByRole('heading', { level: 3 }).textContent();
    await expect(card.locator('h3 + p')).toHaveText(/\S/);
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByText(more, { exact: true })).toBeVisible();
    const link = card.getByRole('link', { name: `Learn More about ${name}` });
    await expect(link).toHaveAttribute('href', `/counselors/${id}`);
  }
});

test('cards come one after the other: 100 ms apart, 150 on the resources page', async ({
  page,
}) => {
  const cards = page.locator('main section > ul').first().locator('> li');
  await page.goto('/counselors');
  expect(await readDelays(cards)).toEqual(['0s', '0.1s', '0.2s', '0.3s']);
  await page.goto('/resources');
  expect(await readDelays(cards)).toEqual(['0s', '0.15s', '0.3s', '0.45s']);
});

for (const [name, options] of [
  ['without script', { javaScriptEnabled: false }],
  ['for visitors who want less motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`cards can be seen ${name} @long`, async ({ browser }) => {
    const page = await browser.newPage(options);
    for (const path of ['/', '/resources', '/counselors']) {
      await page.goto(path);
      const cards = await page.locator('main section > ul > li').all();
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        await expect(card).toHaveCSS('opacity', '1');
        await expect(card).toHaveCSS('transform', 'none');
      }
    }
    await page.close();
  });
}

test('less motion means that no card is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources');
  const names = await page
    .locator('main section > ul > li')
    .evaluateAll((all) => all.map((card) => getComputedStyle(card).animationName));
  expect(new Set(names)).toEqual(new Set(['none']));
});

for (const path of sampleOf(['/', '/blog', '/contact', '/counselors', '/student'], 2)) {
  test(`${path}: no card is left over beside a gap`, async ({ page }) => {
    await page.goto(path);
    for (const width of [620, 768, 880, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await page
        .locator('main ul:has(> li > * > * > :is(h2, h3))')
        .evaluateAll((grids) =>
          grids.map(({ children }) => {
            const rights = [...children].map((card) =>
              Math.round(card.getBoundingClientRect().right),
            );
            return { last: rights.at(-1), widest: Math.max(...rights) };
          }),
        );
      expect(rows.length).toBeGreaterThan(0);
      for (const { last, widest } of rows) expect(last, `at ${width}`).toBe(widest);
    }
  });
}

test('a banner is at least 40 % of the window high', async ({ page }) => {
  for (const height of [800, 1400]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/resources');
    const banner = page.locator('main > section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Resources');
    await expect(banner.locator('h1 + p')).toHaveText(/\S/);
    await expect(banner).toHaveCSS('min-height', `${height * 0.4}px`);
  }
});

test('a block can have another height than all banners @long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.route('**/_data/counselors.json', async (route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as { blocks: { block: Record<string, unknown> }[] };
    if (payload.blocks[0]) payload.blocks[0].block.height = '30vh';
    await route.fulfill({ json: payload });
  });
  await page.goto('/terms');
  await hydrate(page);
  const banner = page.locator('main > section').first();
  await page.locator('a[href="/resources"]').first().click();
  await expect(page.locator('h1')).toHaveText('Resources');
  await expect(banner).toHaveCSS('min-height', '400px');
  await page.locator('a[href="/counselors"]').first().click();
  await expect(page.locator('h1')).toHaveText('Our Counselors');
  await expect(banner).toHaveCSS('min-height', '300px');
});
