import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findViolations } from '../support/axe';
import { copyProject, removeProject } from '../support/project-copy';
import { expect, test } from '../support/test';
import { buttonClasses } from '@mui/material/Button';

const samples = [
  'index',
  'guides/blocks',
  'guides/provider',
  'settings/theme',
  'blocks/hero',
  'blocks/card-grid',
  'entities/counselor',
  'settings/behavior',
  'problems/CFG0301',
];
let project = '';
let folder = '';

test.beforeAll(() => {
  project = copyProject('docs', 'specification');
  folder = join(project, 'reference');
  execFileSync('npm', ['run', 'docs', '--', folder], { cwd: project });
});

test.afterAll(() => removeProject(project));

function addressOf(page: string): string {
  return pathToFileURL(join(folder, `${page}.html`)).href;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the reference can be read by everybody, on a phone and with ${colorScheme} colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const sample of samples) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(addressOf(sample));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([sample, width]).toEqual([sample, 360]);
      expect([sample, await findViolations(page)]).toEqual([sample, []]);
    }
  });
}

test('a search leads to a setting, without a server', async ({ page }) => {
  await page.goto(addressOf('blocks/hero'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('totalCond');
  await expect(page.getByRole('status')).toHaveText(/^\d+ found$/);
  await page.getByRole('link', { name: 'totalConditions', exact: true }).click();
  await expect(page).toHaveURL(/entities\/counselor\.html#totalConditions$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('change color');
  await expect(page.getByRole('listitem').filter({ hasText: 'Change the look' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('xyzzy');
  await expect(page.getByRole('status')).toHaveText('Nothing found');
});

test('a picture shows the whole block, with its pictures', async ({ page }) => {
  await page.goto(addressOf('blocks/card-grid'));
  const block = page.frameLocator('iframe');
  await expect(block.getByRole('heading', { name: 'Miriam Hale' })).toBeVisible();
  const hidden = () =>
    page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const body = frame.contentDocument?.body;
      return (body?.scrollHeight ?? Infinity) - frame.clientHeight;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(2);
  const loaded = block.locator('img').first();
  expect(await loaded.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture has the colors of the site, also where nothing precedes the block', async ({
  page,
}) => {
  await page.goto(addressOf('blocks/hero'));
  const second = page.frameLocator('iframe').locator(`.${buttonClasses.outlined}`).first();
  await expect(second).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('an example can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf('blocks/banner'));
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"type": "banner"');
});

test('the reference is not part of the site', async ({ request }) => {
  expect((await request.get('/_docs/')).status()).toBe(404);
  expect((await request.get('/_docs/index.html')).status()).toBe(404);
});
