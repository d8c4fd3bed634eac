import { findViolations } from '../../../src/cli/validate/find-violations';
import { readTestSite } from '../../sites/read-site';
import { asRgb, readTheme } from '../support/site-theme';
import { expect, test } from '../support/test';

const theme = readTheme(readTestSite('specification').builtFolder);

for (const scheme of ['light', 'dark'] as const) {
  test(`a page with the secondary accent has links and panels in its colors: ${scheme}`, async ({
    page,
  }) => {
    const { secondary, secondaryTint } = scheme === 'dark' ? theme.darkColors : theme.colors;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/thrive-portland');
    await expect(page.locator('main dd > a')).toHaveCSS('color', asRgb(secondary));
    await expect(page.locator('main dl')).toHaveCSS('background-color', asRgb(secondaryTint));
    expect(await findViolations(page)).toEqual([]);
  });
}

test('other pages keep the usual colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/privacy');
  await expect(page.locator('main .prose a').first()).toHaveCSS(
    'color',
    asRgb(theme.colors.primary),
  );
});
