import { sampleOf } from '../../runners/is-sample';
import { expect, hydrate, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a page with widgets, which needs a document of its own, starts like any other', async ({
  page,
}) => {
  await page.goto('/terms');
  await hydrate(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
    scrollTo({ top: 500, behavior: 'instant' });
  });
  await page
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The visitor's own reload is none of the app's.
  await page.reload();
  await expect(page.locator('h1')).not.toBeFocused();
});

test('the page is marked in the menu', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the link to /resources/blog leads to /blog, on both ways there', async ({ page }) => {
  const response = await page.goto('/resources/blog');
  expect(response?.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL('/blog');

  await page.goto('/');
  await hydrate(page);
  await page.locator('main a[href="/resources/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const path of sampleOf(['/nowhere', '/blog/no-such-post', '/counselors/nobody'])) {
  test(`${path} shows the 404 page, with its path in the console once`, async ({
    page,
    messages,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await hydrate(page);
    expect(
      messages.filter((message) => message.includes(path) && !message.includes('http')),
    ).toHaveLength(1);
  });
}

test('an unknown path shows the 404 page after hydration too', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog/no-such-post';
    link.textContent = 'Lost';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Lost' }).click();
  await expect(page.locator('h1')).toContainText('Oops! Page not found');
  await expect(page).toHaveURL('/blog/no-such-post');
});

test('Back leads to where one was, also when the app has not followed yet', async ({ page }) => {
  await page.addInitScript(() => {
    // What React does later, it does much later, as on a busy phone.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postLate(message: unknown) {
      setTimeout(() => post.call(this, message), 'isBusy' in globalThis ? 1500 : 0);
    };
  });
  await page.goto('/privacy');
  await hydrate(page);
  const readTop = () => page.evaluate(() => Math.round(scrollY));
  const follow = async (position: number) => {
    const link = page.locator(`main nav li:nth-child(${position}) a`);
    const before = await readTop();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect.poll(readTop).not.toBe(before);
    return readTop();
  };
  const fourth = await follow(4);
  const second = await follow(2);
  await page.evaluate(() => Object.assign(globalThis, { isBusy: true }));
  expect(await follow(4)).toBe(fourth);
  await page.goBack();
  await expect.poll(readTop).toBe(second);
});

test('a new place within the page, written into the address, is where the page goes', async ({
  page,
}) => {
  await page.goto('/privacy');
  await hydrate(page);
  const place = await page.locator('main nav li:nth-child(4) a').getAttribute('href');
  expect(place).toMatch(/^#./);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.goto(`/privacy${place ?? ''}`);
  await expect(page.locator(`main ${place ?? ''}`)).toBeInViewport();
  const top = await page.evaluate(() => scrollY);
  // Nothing takes it away again.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
