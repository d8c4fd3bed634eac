import { expect, test } from '../support/test';
import { failWidgets } from '../support/widgets';
import { attributes } from '../../../src/contract/page-contract';

// What the specification says word for word, page by page.
const texts: Record<string, string[]> = {
  '/': [
    'We help you find healing and wellness.',
    'Start on your path to a positive journey and still waters.',
    'Recover from Grief',
    'Release Anxiety',
    'Find Happiness',
    'How do I find which counselor is best for me?',
    'Will sessions be confidential?',
    'How many sessions are required?',
    'Verified Client',
    '+9 more areas',
    '+5 more areas',
    '+2 more areas',
    '+4 more areas',
  ],
  '/about': ['About', 'Coming Soon!'],
  '/student': ['Academic Stress', 'Emotional Wellness', 'Safe & Private'],
  '/resources/education': ['What is AIM?'],
  '/contact': ['Reach Out to Us'],
  '/thrive-portland': ['THRIVE', 'four-day', 'three-night', 'Naomi Voss', 'Esther Lindqvist'],
  '/terms': ['Terms & Conditions', 'Tennessee law'],
  '/privacy': ['Privacy Policy', 'ast updated January 3, 2024'],
  '/counselors/naomi': ['Texas only', 'Ask Questions'],
  '/counselors/naomi/book-with-naomi': ['Texas only'],
  '/counselors/miriam/book-with-miriam/pre-session-questions-miriam': [
    'confidential and seen only by',
  ],
};

for (const [path, expected] of Object.entries(texts)) {
  test(`${path} says what the specification says`, async ({ page }) => {
    await page.goto(path);
    const main = (await page.locator('main').textContent()) ?? '';
    for (const text of expected) expect(main).toContain(text);
  });
}

const destinations: Record<string, string[]> = {
  '/': [
    '/book-a-session',
    '/resources/podcast',
    '/resources/recommended-reading',
    '/resources/blog',
  ],
  '/about': ['/'],
  '/book-a-session': ['miriam', 'caleb', 'naomi', 'esther'].flatMap((name) => [
    `/counselors/${name}/book-with-${name}`,
    `/counselors/${name}`,
  ]),
  '/resources': [
    '/resources/podcast',
    '/resources/education',
    '/blog',
    '/resources/recommended-reading',
  ],
  '/blog': [
    '/blog/cancel-parent-culture-3',
    '/blog/cancel-parent-culture-2',
    '/blog/cancel-parent-culture',
    '/blog/navigating-challenges-pornography-families',
  ],
  '/counselors/esther': ['/counselors/esther/book-with-esther', '/contact'],
  '/contact': ['/book-a-session', '/resources', '/counselors'],
};

for (const [path, expected] of Object.entries(destinations)) {
  test(`${path} leads where the specification says, in that order`, async ({ page }) => {
    await page.goto(path);
    const found = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    let from = 0;
    for (const href of expected) {
      const index = found.indexOf(href, from);
      expect(index, `${href} in ${found.join(' ')}`).toBeGreaterThanOrEqual(from);
      from = index + 1;
    }
  });
}

test('the menu has the given entries in the given order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  const entries = page.locator('nav div > ul > li > a');
  await expect(entries).toHaveText([
    'Home',
    'Resources',
    'Counselors',
    'Contact',
    'Book A Session',
  ]);
  const links = await page
    .locator('nav li li a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/resources/recommended-reading',
    '/resources/podcast',
    '/resources/education',
    '/counselors/miriam',
    '/counselors/caleb',
    '/counselors/naomi',
    '/counselors/esther',
  ]);
  await expect(page.getByRole('link', { name: 'Custom? Click here.' })).toHaveAttribute(
    'href',
    '/student',
  );
});

test('the footer has the given links in the given order', async ({ page }) => {
  await page.goto('/terms');
  const hrefs = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/about',
    '/resources/podcast',
    '/resources/recommended-reading',
    '/contact',
    '/book-a-session',
    '/resources/podcast',
    '/terms',
    '/privacy',
  ]);
});

test('the retreat page has no header and no menu', async ({ page }) => {
  await page.goto('/thrive-portland');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('nav')).toHaveCount(0);
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
});

test('all ten products open the store in a new tab, and say so', async ({ page }) => {
  await page.goto('/resources/education');
  const products = page.locator('main a[href^="https://store."]');
  await expect(products).toHaveCount(10);
  for (const product of await products.all()) {
    await expect(product).toHaveAttribute('target', '_blank');
    await expect(product).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(product).toContainText('(opens in a new tab)');
  }
});

test('the four documents are real PDF files', async ({ page, request }) => {
  await page.goto('/resources/education');
  const links = page.locator('main a[href^="/pdf/"]');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    // As it is seen: parts of a button would lose the space between them.
    expect(await link.innerText()).toMatch(/^[^(\n]* \(PDF, \d+ kB\)/);
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('terms have seven sections, the privacy policy eight, the disclaimer seven points', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.locator('main h2')).toHaveCount(7);
  await page.goto('/privacy');
  await expect(page.locator('main h2')).toHaveCount(8);
  await page.goto('/resources/recommended-reading');
  await expect(page.locator('main ol > li')).toHaveCount(7);
});

test('widgets keep 600, 460 and 352 pixels free', async ({ page }) => {
  // A widget that does not say how high it is.
  await failWidgets(page, 'mute');
  const heights = { '/student': 600, '/contact': 460, '/resources/podcast': 352 };
  for (const [path, height] of Object.entries(heights)) {
    await page.goto(path);
    const box = await page.locator(`[${attributes.wakesApp}]`).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(height);
    expect(box?.height).toBeLessThan(height + 10);
  }
});
