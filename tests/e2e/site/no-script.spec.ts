import { expect, test } from '../support/test';
import { listPages } from '../support/site-pages';

test.use({ javaScriptEnabled: false });

for (const { path, blocks } of listPages()) {
  test(`${path} can be read without script @F13`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const sections = await page.locator('main > :not([hidden])').count();
    expect(sections).toBeGreaterThanOrEqual(blocks.length);
    for (const image of await page.locator('main img').all()) {
      await expect(image).not.toHaveCSS('opacity', '0');
    }
  });
}

test('an answer opens without script, and closes the one before', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('main details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test('the menu opens on a small screen without script @F13', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const link = page.locator('nav a', { hasText: 'Contact' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(link).toBeVisible();
});

test('every widget has a way on below it, and a number to call @F13', async ({ page }) => {
  for (const { path, blocks } of listPages()) {
    for (const { block } of blocks) {
      if (block.type !== 'embed') continue;
      await page.goto(path);
      const link = page.getByRole('link', { name: block.embed.fallbackLabel });
      await expect(link).toHaveAttribute('href', block.embed.href);
      const ways = page.locator('main p[id$="-after"]');
      await expect(ways.locator('a[href^="tel:"]')).toBeVisible();
      const { frame } = block.embed;
      // What is loaded on request only is not loaded here, where nobody can ask.
      const isLoaded = frame && frame.load !== 'click';
      await expect(page.locator('iframe')).toHaveCount(isLoaded ? 1 : 0);
      if (isLoaded) await expect(page.locator('iframe')).toHaveAttribute('src', frame.src);
    }
  }
});
