import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { dataUrl, siteDataUrl } from '../../src/pages/page-paths';
import { htmlVectors } from '../hostile/html-vectors';
import type { FieldVariants } from '../hostile/list-variants';
import type { HostileVariant } from '../hostile/render-variant';
import { exercise, hookExecutions } from './exercise-page';

interface HostileSites {
  posts: HostileVariant;
  fields: FieldVariants;
}

let sites: HostileSites;

// One after the other, so that the sites are rendered once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const home = readFileSync(join(import.meta.dirname, '../../dist/index.html'), 'utf8');
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(home) ?? [];
  const command = join(import.meta.dirname, 'render-hostile.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', command, script],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 100_000_000 },
  );
  sites = JSON.parse(stdout) as HostileSites;
});

/** Lets the browser find a hostile site where the built one is. No policy comes with its pages. */
async function serve(page: Page, { site, pages, redirects }: HostileVariant): Promise<void> {
  // What is clicked may lead elsewhere; an answer without content leaves the page where it is.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.route(`**${siteDataUrl}`, (route) => route.fulfill({ json: site }));
  for (const { html, payload } of pages) {
    await page.route(`**${payload.path}`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.route(`**${dataUrl(payload.path)}`, (route) => route.fulfill({ json: payload }));
  }
  for (const [index, html] of redirects.entries()) {
    await page.route(`**/redirect-${index}`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
  }
}

/** The page before may still be on its way to where one of its links leads. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
  }).toPass({ timeout: 30_000 });
}

test('hostile HTML does run where nothing protects: the control', async ({ page, baseURL }) => {
  const executions = await hookExecutions(page, baseURL ?? '');
  const frames = htmlVectors.map((html, index) => {
    const marked = html.replaceAll('(1)', `(${index})`).replaceAll('&', '&amp;');
    return `<iframe srcdoc="${marked.replaceAll('"', '&quot;')}"></iframe>`;
  });
  await page.route('**/control', (route) =>
    route.fulfill({ body: `<!doctype html>${frames.join('')}`, contentType: 'text/html' }),
  );
  await page.goto('/control');
  const framed = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  // A frame that its vector led elsewhere has nothing left to be exercised.
  await Promise.all(framed.map((frame) => exercise(frame).catch(() => {})));
  const executed = new Set(executions);
  console.log(`control: ${executed.size} of ${htmlVectors.length} vectors ran`);
  expect(executed.size).toBeGreaterThan(100);
});

test('no hostile HTML in a post runs, when the check is passed by', async ({ page, baseURL }) => {
  const executions = await hookExecutions(page, baseURL ?? '');
  await serve(page, sites.posts);
  const [first] = sites.posts.pages;
  for (const { payload } of sites.posts.pages) {
    // Once more from the start when something that was clicked has led away from the page.
    await expect(async () => {
      await open(page, payload.path);
      await expect(page.locator('article')).toHaveCount(payload.blocks.length);
      await exercise(page);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await exercise(page);
      // Once more, made by React in the browser instead of parsed from HTML.
      await open(page, first?.payload.path ?? '');
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await page.evaluate((path) => {
        const link = document.createElement('a');
        link.href = path;
        document.querySelector('main')?.append(link);
        link.click();
      }, payload.path);
      await expect(page).toHaveURL(payload.path);
      await expect(page.locator('article')).toHaveCount(payload.blocks.length);
      await exercise(page);
    }).toPass({ timeout: 60_000 });
  }
  expect(executions).toEqual([]);
});

test('no hostile text in any string field runs, when the check is passed by', async ({
  page,
  baseURL,
}) => {
  const executions = await hookExecutions(page, baseURL ?? '');
  const { variants, rendered, refused } = sites.fields;
  console.log(`string fields: ${rendered} texts rendered, ${refused} refused by the builder`);
  expect(rendered).toBeGreaterThan(refused);
  for (const variant of variants) {
    await page.unrouteAll();
    await serve(page, variant);
    for (const { payload } of variant.pages) {
      await open(page, payload.path);
      await page.keyboard.press('Shift');
      // The page may have led on already.
      await exercise(page).catch(() => {});
    }
    for (const index of variant.redirects.keys()) {
      await open(page, `/redirect-${index}`);
      // The page may have led on already.
      await exercise(page).catch(() => {});
    }
    expect(executions, variant.name).toEqual([]);
  }
});
