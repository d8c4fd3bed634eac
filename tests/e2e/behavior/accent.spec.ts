import { findViolations } from '../support/axe';
import { readTestSite } from '../../sites/read-site';
import { asRgb, readTheme } from '../support/site-theme';
import { expect, test } from '../support/test';

const theme = readTheme(readTestSite('specification').builtFolder);

for (const scheme of ['light', 'dark'] as const) {
  test(`a page with the plum accent has plum links and lilac panels: ${scheme}`, async ({
    page,
  }) => {
    const { plum, lilac } = scheme === 'dark' ? theme.darkColors : theme.colors;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/thrive-portland');
    await expect(page.locator('main dd > a')).toHaveCSS('color', asRgb(plum));
    await expect(page.locator('main dl')).toHaveCSS('background-color', asRgb(lilac));
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
