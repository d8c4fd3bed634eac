import type { Page } from '@playwright/test';
import { appData, holdRequests } from '../support/hold-requests';
import { expect, hydrate, test } from '../support/test';

const questions = [
  'How do I find which counselor is best for me?',
  'Will sessions be confidential?',
  'How many sessions are required?',
];

test('the three questions come in their order, all closed', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('main details');
  await expect(items.locator('summary')).toHaveText(questions);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await hydrate(page);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(items.nth(0)).toContainText('expertise, specializations and approach');
  await expect(items.nth(1)).toContainText('fully HIPAA compliant');
  await expect(items.nth(2)).toContainText('Every journey is unique');
  await expect(items.nth(2)).toContainText('worked out with your counselor');
});

test('screen readers hear the question, and no plus sign', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - group:
      - heading "${questions[0]}" [level=3]
  `);
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value?: string }; name?: { value?: string } }[];
  };
  const names = nodes
    .filter(({ role }) => role?.value === 'DisclosureTriangleGrouped')
    .map(({ name }) => name?.value?.trim());
  expect(names).toEqual(questions);
});

test('the links lead to the contact page and to booking', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const section = page.locator('section', { has: page.locator('details') });
  await page.locator('main details summary').first().click();
  await expect(section.locator('details a[href="/contact"]')).toBeVisible();
  await page.locator('main details summary').nth(2).click();
  await expect(section.locator('details a[href="/book-a-session"]')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Book A Session' })).toHaveAttribute(
    'href',
    '/book-a-session',
  );
});

/** A link to a text finds it as the search of the browser does. Headless Chromium has neither. */
async function canSearch(page: Page): Promise<boolean> {
  await page.goto('/terms#:~:text=the%20laws%20of%20the%20State');
  return page
    .waitForFunction(() => scrollY > 0, undefined, { timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}

test('an answer is found while it is closed, and opens', async ({ page }) => {
  const answer = page.getByText('fully HIPAA compliant');
  if (await canSearch(page)) {
    await page.goto('/#:~:text=fully%20HIPAA%20compliant');
  } else {
    // What leads to a place inside opens what is closed around it by the same steps of the standard.
    await page.goto('/');
    await answer.evaluate((element) => {
      element.id = 'answer';
      location.hash = '#answer';
    });
  }
  await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();
});

test('what is opened before React comes stays open, and the next tap closes it', async ({
  page,
  messages,
}) => {
  const release = await holdRequests(page, appData);
  await page.goto('/');
  const items = page.locator('main details');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await items.nth(1).evaluate((element) => Object.assign(element, { sameElement: true }));
  release();
  await hydrate(page);
  await expect(items.nth(1)).toHaveAttribute('open', '');
  expect(await items.nth(1).evaluate((element) => 'sameElement' in element)).toBe(true);
  await items.nth(2).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await items.nth(2).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('on a slow device the first tap opens the answer @long', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  const item = page.locator('main details').first();
  await item.locator('summary').click();
  await expect(item).toHaveAttribute('open', '');
  await hydrate(page);
  await expect(item).toHaveAttribute('open', '');
});
