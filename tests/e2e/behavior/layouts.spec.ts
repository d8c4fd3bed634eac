import type { Locator, Page } from '@playwright/test';
import { originOf } from '../support/ports';
import { scrollTo } from '../support/scroll';
import { expect, test } from '../support/test';

test.use({ baseURL: originOf('every-part') });

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function open(page: Page, path: string, viewport: typeof wide): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.goto(path);
  return page.locator('main > section').first();
}

/** The tops of the parts that each card has. */
function listTops(cards: Locator, part: string): Promise<number[]> {
  return cards.evaluateAll(
    (all, selector) =>
      all.flatMap((card) => {
        const found = card.querySelector(selector);
        return found ? [Math.round(found.getBoundingClientRect().top)] : [];
      }),
    part,
  );
}

test('a plain banner is low', async ({ page }) => {
  const banner = await open(page, '/cards', wide);
  await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(180);
});

test('a picture at the side of a banner is not covered', async ({ page }) => {
  const banner = await open(page, '/open-day', wide);
  const title = await boxOf(banner.getByRole('heading', { level: 1 }));
  const picture = await boxOf(banner.locator('img'));
  expect(picture.x).toBeGreaterThanOrEqual(title.right);
  expect(picture.height).toBeLessThanOrEqual(270);
  await page.setViewportSize(phone);
  const below = await boxOf(banner.locator('img'));
  const words = await boxOf(banner.getByRole('heading', { level: 1 }));
  expect(below.y).toBeGreaterThanOrEqual(words.bottom);
  expect(below.height).toBeLessThanOrEqual(140);
});

test('a tight block has less room than others, and a wide one more', async ({ page }) => {
  await open(page, '/texts', wide);
  const room = (title: string) =>
    page
      .locator('main > section', { has: page.getByRole('heading', { name: title, exact: true }) })
      .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingBottom));
  const [tight, normal, most] = [await room('Bullets'), await room('Tags'), await room('Numbers')];
  expect(tight).toBeLessThan(normal);
  expect(normal).toBeLessThan(most);
});

test('the parts of cards side by side begin on the same lines', async ({ page }) => {
  await open(page, '/people', wide);
  const cards = page.locator('main section > ul').first().locator('> li');
  await expect(cards).toHaveCount(3);
  for (const part of ['h3', 'h3 + p', 'p + p', 'ul', '[role=note]']) {
    const tops = await listTops(cards, part);
    expect(tops, part).toHaveLength(3);
    expect(new Set(tops).size, part).toBe(1);
  }
});

test('on a phone, the name of a person is beside a small portrait', async ({ page }) => {
  await open(page, '/people', phone);
  for (const card of await page.locator('main section > ul').first().locator('> li').all()) {
    const portrait = await boxOf(card.locator('img'));
    expect(portrait.width).toBe(96);
    expect(portrait.height).toBe(120);
    const name = await boxOf(card.getByRole('heading'));
    expect(name.x).toBeGreaterThanOrEqual(portrait.right);
    expect(name.y).toBeLessThan(portrait.bottom);
    expect((await boxOf(card.getByRole('note'))).y).toBeGreaterThanOrEqual(portrait.bottom);
  }
});

test('in a list of rows, the buttons are at the right, and on phones below', async ({ page }) => {
  await open(page, '/', wide);
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Ada Sample' }) });
  const parts = async () => ({
    portrait: await boxOf(card.locator('img')),
    name: await boxOf(card.getByRole('heading')),
    note: await boxOf(card.getByRole('note')),
    link: await boxOf(card.getByRole('link').first()),
  });
  const row = await parts();
  expect(row.name.x).toBeGreaterThanOrEqual(row.portrait.right);
  expect(row.link.x).toBeGreaterThanOrEqual(row.name.right);
  expect((await boxOf(card)).height).toBeLessThan(220);
  await page.setViewportSize(phone);
  const small = await parts();
  expect(small.note.x).toBeGreaterThanOrEqual(small.portrait.right);
  expect(small.link.y).toBeGreaterThanOrEqual(small.portrait.bottom);
});

test('what is not a link does not look like one', async ({ page }) => {
  await open(page, '/people', wide);
  const card = page.locator('main section > ul > li > *').first();
  await card.hover();
  await expect(card).toHaveCSS('transform', 'none');
  const more = page.getByText('+17 more areas');
  await expect(more).toHaveCSS('font-weight', '400');
  const muted = await more.evaluate((part) => getComputedStyle(part).color);
  await expect(page.getByText('Third Helper').first()).toHaveCSS('color', muted);
  await page.goto('/');
  const theme = page.locator('main > section').first().locator('li').first();
  await expect(theme).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(theme).toHaveCSS('border-top-width', '0px');
});

test('beside the text of a hero is its picture, uncovered; on phones it is above', async ({
  page,
}) => {
  const hero = await open(page, '/group', wide);
  const title = hero.getByRole('heading', { level: 1 });
  const picture = hero.locator('img');
  expect((await boxOf(picture)).x).toBeGreaterThanOrEqual((await boxOf(title)).right);
  await page.setViewportSize(phone);
  expect((await boxOf(picture)).bottom).toBeLessThanOrEqual((await boxOf(title)).y);
});

test('a stacked hero has its text below the picture, on wide screens too', async ({ page }) => {
  const hero = await open(page, '/players', wide);
  const top = (await boxOf(hero)).y;
  const title = await boxOf(hero.getByRole('heading', { level: 1 }));
  expect(title.y - top).toBeGreaterThanOrEqual(400);
});

test('a centered hero has no picture, and everything in the middle', async ({ page }) => {
  for (const viewport of [wide, phone]) {
    const hero = await open(page, '/resources', viewport);
    await expect(hero.locator('img')).toHaveCount(0);
    for (const part of [hero.getByRole('heading', { level: 1 }), hero.getByRole('link')]) {
      const { x, right } = await boxOf(part);
      expect(Math.abs(x + right - viewport.width)).toBeLessThan(3);
    }
  }
});

test('a wall shows all testimonials at once, in columns where they have room', async ({ page }) => {
  await open(page, '/texts', wide);
  const quotes = page.locator('main section', { hasText: 'Three people say' }).locator('figure');
  await expect(quotes).toHaveCount(3);
  const lefts = () =>
    quotes.evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().left))]);
  expect((await lefts()).length).toBeGreaterThan(1);
  await page.setViewportSize(phone);
  expect(await lefts()).toHaveLength(1);
  for (const quote of await quotes.all()) await expect(quote).toBeVisible();
});

test('a sentence to rest at is large, and far from what is around it', async ({ page }) => {
  await open(page, '/texts', wide);
  const rest = page.locator('main section', { hasText: 'One sentence in large letters' });
  const { size, above } = await rest.locator('p').evaluate((sentence) => ({
    size: Number.parseFloat(getComputedStyle(sentence).fontSize),
    above: Number.parseFloat(getComputedStyle(sentence.closest('section') ?? sentence).paddingTop),
  }));
  expect(size).toBeGreaterThan(24);
  expect(above).toBeGreaterThan(120);
});

test.describe('a slim header', () => {
  test.use({ baseURL: originOf('another-practice') });

  test('is 64 pixels high at first, and lower when the page is scrolled', async ({ page }) => {
    await open(page, '/', wide);
    const bar = page.locator('body header').first();
    expect((await boxOf(bar)).height).toBe(64);
    await scrollTo(page, 300);
    const bottom = () =>
      bar
        .locator('> div')
        .last()
        .evaluate((part) => part.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(60);
  });
});
