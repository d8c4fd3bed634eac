// @promise Malicious HTML and text do not run, even if they get past the check

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { dataUrl, siteDataUrl } from '../../../src/payload/page-paths';
import { htmlVectors } from '../../hostile/html-vectors';
import type { FieldVariants } from '../../hostile/list-variants';
import type { HostileVariant } from '../../hostile/render-variant';
import { textVectors } from '../../hostile/text-vectors';
import { readTestSite } from '../../sites/read-site';
import { readBootScript } from '../support/boot-script';
import { countTries } from '../support/count-tries';
import { exercise, hookExecutions } from '../support/exercise-page';
import { originOf } from '../support/ports';
import { projectFolder } from '../../../src/io/project-folder';
import { attributes } from '../../../src/contract/page-contract';

/** In ms. A page that a busy machine brings to life later counts as one that was not tried. */
const hydrationTimeout = 10_000;

interface HostileSites {
  posts: HostileVariant;
  fields: FieldVariants;
}

let sites: HostileSites;

test.use({ baseURL: originOf('every-part') });
// One after the other, so that the sites are rendered once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const script = readBootScript(readTestSite('every-part').builtFolder);
  const command = join(projectFolder, 'tests/e2e/support/render-hostile.ts');
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

/** The page before may still be on its way to where one of its links leads, or hold up the next one. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

test('hostile HTML does run where nothing protects: the control @A7-control', async ({
  page,
  baseURL,
}) => {
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
  countTries(executed.size);
  expect(executed.size).toBeGreaterThan(100);
});

test('no hostile HTML in a post runs, when the check is passed by @A7', async ({
  page,
  baseURL,
}) => {
  countTries(sites.posts.pages.flatMap(({ payload }) => payload.blocks).length);
  const executions = await hookExecutions(page, baseURL ?? '');
  await serve(page, sites.posts);
  const [first] = sites.posts.pages;
  for (const { payload } of sites.posts.pages) {
    const posts = payload.blocks.filter(({ block }) => block.type === 'article').length;
    // Once more from the start when something that was clicked has led away from the page.
    await expect(async () => {
      await open(page, payload.path);
      await expect(page.locator('article')).toHaveCount(posts);
      await exercise(page);
      await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
      await exercise(page);
      // Once more, made by React in the browser instead of parsed from HTML.
      await open(page, first?.payload.path ?? '');
      await page.keyboard.press('Shift');
      await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
      await page.evaluate((path) => {
        const link = document.createElement('a');
        link.href = path;
        document.querySelector('main')?.append(link);
        link.click();
      }, payload.path);
      await expect(page).toHaveURL(payload.path);
      await expect(page.locator('article')).toHaveCount(posts);
      await exercise(page);
    }).toPass({ timeout: 60_000 });
  }
  expect(executions).toEqual([]);
});

test('hostile texts do run where they are written as HTML: the control @A7-control', async ({
  page,
  baseURL,
}) => {
  const executions = await hookExecutions(page, baseURL ?? '');
  const ran = [];
  for (const text of textVectors) {
    executions.length = 0;
    await page.route('**/control', (route) =>
      route.fulfill({ body: writeControl(text), contentType: 'text/html' }),
    );
    await open(page, '/control');
    await exercise(page).catch(() => {});
    if (executions.length > 0) ran.push(text);
  }
  console.log(`control: ${ran.length} of ${textVectors.length} texts ran`);
  countTries(ran.length);
  expect(ran.length).toBeGreaterThan(textVectors.length / 2);
});

/** They take minutes together: a slow machine has the time of several tests. */
const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`no hostile text in any string field runs, when the check is passed by (${part + 1} of ${parts}) @A7`, async ({
    page,
    baseURL,
  }) => {
    const executions = await hookExecutions(page, baseURL ?? '');
    const { variants: all, rendered, refused } = sites.fields;
    expect(all).toHaveLength(textVectors.length);
    expect(rendered).toBeGreaterThan(refused);
    const variants = all.filter((_, index) => index % parts === part);
    const tried = { pages: 0, asHtml: 0, hydrated: 0, redirects: 0, asRedirect: 0 };
    for (const variant of variants) {
      await page.unrouteAll();
      await serve(page, variant);
      for (const { payload } of variant.pages) {
        tried.pages += 1;
        await open(page, payload.path);
        tried.asHtml += await isDone(exercise(page));
        // A quick exit has emptied the page.
        if (payload.quickExit) await open(page, payload.path);
        tried.hydrated += await isDone(exerciseHydrated(page));
      }
      for (const index of variant.redirects.keys()) {
        tried.redirects += 1;
        await open(page, `/redirect-${index}`);
        tried.asRedirect += await isDone(exercise(page));
      }
      expect(executions, variant.name).toEqual([]);
    }
    console.log(`tried: ${JSON.stringify(tried)}`);
    countTries(tried.asHtml + tried.hydrated + tried.asRedirect);
    // Hardly a page leads away before it is tried, and none stays without life.
    expect(Math.min(tried.asHtml, tried.hydrated)).toBeGreaterThanOrEqual(maxOf(tried.pages));
    expect(tried.asRedirect).toBeGreaterThanOrEqual(maxOf(tried.redirects));
    expect(Math.min(tried.pages, tried.redirects)).toBeGreaterThanOrEqual(variants.length);
  });
}

async function exerciseHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached({
    timeout: hydrationTimeout,
  });
  await exercise(page);
}

function maxOf(count: number): number {
  return Math.floor(0.9 * count);
}

/** 1 when it was done, 0 when it could not be: the page may have led on meanwhile. */
function isDone(task: Promise<unknown>): Promise<number> {
  return task.then(
    () => 1,
    () => 0,
  );
}

/** A text in the places that a careless renderer would give it. */
function writeControl(text: string): string {
  return `<!doctype html><style>p { color: ${text} }</style><title>${text}</title>
    <p title="${text}">${text}</p><p title='${text}' ${text}>x</p><textarea>${text}</textarea><a href="${text}">x</a><!-- ${text} -->`;
}
