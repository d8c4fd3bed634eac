import { countAnswers } from '../support/count-answers';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';

test('a page whose data fails shows the error page after the last try', async ({ page }) => {
  await page.clock.install({ time: 0 });
  let requests = 0;
  await page.route('**/_data/contact.json', async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, body: '' });
  });
  const answers = countAnswers(page, '/_data/contact.json');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  // By keyboard, because a pointer that rests on the link would ask once more for the page.
  await page.getByRole('link', { name: 'Contact', exact: true }).first().press('Enter');
  let tries = 1;
  await expect.poll(() => requests).toBe(tries);
  for (const seconds of [1, 2, 4]) {
    await expect(page.locator('h1')).toHaveText('Terms & Conditions');
    // The pause begins when the page has the answer.
    await expect.poll(answers).toBe(tries);
    await passTime(page, seconds * 1000 - 1);
    expect(requests).toBe(tries);
    await passTime(page, 1);
    await expect.poll(() => requests).toBe(tries + 1);
    tries += 1;
  }
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page.locator('main')).toContainText('500');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(requests).toBe(4);

  await page.unroute('**/_data/contact.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
});

test('the first failure of a page is reported, and its button tries again at once', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*=F8]')).toBeAttached();
  await page.clock.pauseAt(60_000);
  await page.route('**/_data/contact.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'Contact', exact: true }).first().press('Enter');
  const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(message).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Terms & Conditions');
  await page.unroute('**/_data/contact.json');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  await expect(message).toHaveCount(0);
});

test('a block that throws leaves the rest of the page as it is @F7', async ({ page }) => {
  await page.route('**/_data/counselors.json', async (route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as { blocks: { block: Record<string, unknown> }[] };
    const cards = payload.blocks.find(({ block }) => block.type === 'card-grid');
    if (cards) cards.block.cards = null;
    await route.fulfill({ json: payload });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  await hydrate(page);
  await page
    .locator('a[href="/counselors"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Our Counselors');
  await expect(page.getByText('We couldn’t show this part of the page.')).toBeVisible();
  await expect(page.getByText('Not sure whom to choose?')).toBeVisible();
});
