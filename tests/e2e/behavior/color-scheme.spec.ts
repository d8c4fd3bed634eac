import { sampleOf } from '../../runners/is-sample';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { originOf } from '../support/ports';
import { readTestSite } from '../../sites/read-site';
import { asRgb, readTheme } from '../support/site-theme';
import { expect, test } from '../support/test';

const theme = readTheme(readTestSite('specification').builtFolder);

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const scheme of ['light', 'dark'] as const) {
    test(`the page has the ${scheme} colors of the visitor's device`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/privacy');
      const colors = scheme === 'dark' ? theme.darkColors : theme.colors;
      await expect(page.locator('body')).toHaveCSS('background-color', asRgb(colors.background));
      await expect(page.locator('h1')).toHaveCSS('color', asRgb(colors.heading));
    });
  }
});

test('a device that turns dark turns the page dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    asRgb(theme.darkColors.background),
  );
});

test('pictures are less bright among dark colors, and as they are among light ones', async ({
  page,
}) => {
  const picture = page.locator('main img').first();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog');
  await expect(picture).toHaveCSS('filter', 'brightness(1)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', 'brightness(0.85)');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`of a drawn portrait, only the file for ${scheme} pages is fetched`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${originOf('every-part')}/team/cleo`);
    const drawing = page.getByRole('img', { name: /^Illustration: a chair by a window/ });
    await expect(drawing).toBeVisible();
    const shown = await drawing.evaluate((img: HTMLImageElement) => [
      new URL(img.currentSrc).pathname,
      img.naturalWidth,
    ]);
    expect(shown).toEqual([`/_portraits/${scheme}/cleo.svg`, 400]);
    expect(asked.filter((path) => path.startsWith('/_portraits/'))).toEqual([shown[0]]);
  });
}

// One page for each block, and for each color that may be behind text.
const paths = [
  '/',
  '/thrive-portland',
  '/counselors/naomi',
  '/blog/cancel-parent-culture',
  '/book-a-session',
  '/contact',
  '/counselors',
  '/privacy',
  '/resources/education',
  '/resources/podcast',
  '/resources/recommended-reading',
  '/no-such-page',
];

for (const path of sampleOf(paths, 3)) {
  test(`${path}: dark colors can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await findViolations(page)).toEqual([]);
  });
}
