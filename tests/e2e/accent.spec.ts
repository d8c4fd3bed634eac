import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedSite } from '../../src/pages/payload';
import { findViolations } from './axe';
import { expect, test } from './test';

const siteFile = join(import.meta.dirname, '../../dist/_site.json');
const { theme } = JSON.parse(readFileSync(siteFile, 'utf8')) as PublishedSite;

/** `#6A3B5A` as the browser says it. */
function asRgb(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

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
