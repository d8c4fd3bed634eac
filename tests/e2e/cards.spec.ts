import type { Locator } from '@playwright/test';
import { changeBehavior } from './change-behavior';
import { expect, hydrate, test } from './test';

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
    await expect(card.locator('.subtitle')).toHaveText(/\S/);
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

test('the config can change both steps', async ({ page }) => {
  await changeBehavior(page, { cards: { specialties: 4, stagger: 40, slowStagger: 300 } });
  await page.goto('/terms');
  await hydrate(page);
  const cards = page.locator('main section > ul').first().locator('> li');
  await page.locator('a[href="/counselors"]').first().click();
  await expect(page.locator('h1')).toHaveText('Our Counselors');
  expect(await readDelays(cards)).toEqual(['0s', '0.04s', '0.08s', '0.12s']);
  await page.locator('a[href="/resources"]').first().click();
  await expect(page.locator('h1')).toHaveText('Resources');
  expect(await readDelays(cards)).toEqual(['0s', '0.3s', '0.6s', '0.9s']);
});

for (const [name, options] of [
  ['without script', { javaScriptEnabled: false }],
  ['for visitors who want less motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`cards can be seen ${name}`, async ({ browser }) => {
    const page = await browser.newPage(options);
    for (const path of ['/', '/resources', '/counselors']) {
      await page.goto(path);
      for (const card of await page.locator('main section > ul > li').all()) {
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

test('a banner is at least 40 % of the window high', async ({ page }) => {
  for (const height of [800, 1400]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/resources');
    const banner = page.locator('main > section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Resources');
    await expect(banner.locator('.lead')).toHaveText(/\S/);
    await expect(banner).toHaveCSS('min-height', `${height * 0.4}px`);
  }
});

test('the config can change the height of all banners, and a block its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await changeBehavior(page, { banner: { height: '70vh', parallaxFactor: 0.5 } });
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
  await expect(banner).toHaveCSS('min-height', '700px');
  await page.locator('a[href="/counselors"]').first().click();
  await expect(page.locator('h1')).toHaveText('Our Counselors');
  await expect(banner).toHaveCSS('min-height', '300px');
});

for (const path of ['/', '/resources', '/resources/recommended-reading', '/thrive-portland']) {
  test(`at 400 % the opening of ${path} shows all of its text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // 1280 × 1024 at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    // Text spacing of WCAG 1.4.12, which a visitor may ask for on top.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    const outside = await page
      .locator('main > section')
      .first()
      .evaluate((section) => {
        const frame = section.getBoundingClientRect();
        return [...section.querySelectorAll('h1, p, a, button, li')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return (
              box.top < frame.top ||
              box.bottom > frame.bottom ||
              box.left < 0 ||
              box.right > innerWidth ||
              element.scrollWidth > element.clientWidth + 1
            );
          })
          .map((element) => element.outerHTML.slice(0, 80));
      });
    expect(outside).toEqual([]);
  });
}
