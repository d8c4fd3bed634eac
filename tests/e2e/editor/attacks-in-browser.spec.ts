// @promise In the editor in the browser, no content runs a script, sends a request or reads the
// token, even with the sanitizer turned off

import type { Frame, Page } from '@playwright/test';
import { commitFiles } from '../../git-hosts/commit-files';
import { htmlVectors } from '../../hostile/html-vectors';
import { textVectors } from '../../hostile/text-vectors';
import { editInBrowser } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { field, formOf, outlineOf } from '../support/editor-parts';
import { exercise, hookExecutions } from '../support/exercise-page';
import { spoilAnswers } from '../support/spoil-answers';
import { expect, test } from '../support/test';

const site = editInBrowser();

const elsewhere = 'https://evil.example';

/** What the editor must survive even if it reaches a page unchanged. */
const attacks = [
  '<script>alert(1)</script>',
  `<script src="${elsewhere}/x.js"></script>`,
  '<script src="/_editor/worker.js"></script>',
  '<img src=x onerror="alert(2)">',
  `<img src="${elsewhere}/pixel.png">`,
  '<svg onload="alert(3)"></svg>',
  '<p onpointerover="alert(4)" onclick="alert(5)" tabindex=0 onfocus="alert(6)">Here</p>',
  `<iframe src="${elsewhere}/frame"></iframe>`,
  '<iframe srcdoc="<script>parent.parent.alert(7)</script>"></iframe>',
  '<iframe src="/_editor/"></iframe>',
  `<object data="${elsewhere}/object"></object><embed src="${elsewhere}/embed">`,
  '<a href="javascript:parent.alert(8)">Code</a>',
  `<base href="${elsewhere}/"><img src="relative.png">`,
  `<form action="${elsewhere}/form"><input autofocus onfocus="alert(9)"><button>Send</button></form>`,
  `<link rel=stylesheet href="${elsewhere}/x.css"><style>@import "${elsewhere}/y.css";</style>`,
  `<p style="background: url(${elsewhere}/z.png)">Here</p>`,
  '<img src=x onerror="parent.document.title = `robbed`; parent.opener = parent.sessionStorage.getItem(`editor-credentials`)">',
].join('');

interface Config {
  routes: { blocks: object[] }[];
}

let original = '';

test.beforeAll(async () => {
  original = await site.standIn.repository.git(['rev-parse', 'main']);
});

/** Publishes blocks at the end of the home page of the original site, without a check. */
async function plant(blocks: readonly object[]): Promise<void> {
  const { repository } = site.standIn;
  const text = await repository.git(['show', `${original}:site.config.json`]);
  const config = JSON.parse(text) as Config;
  config.routes[0]?.blocks.push(...blocks);
  const files = { 'site.config.json': JSON.stringify(config, null, 2) };
  await commitFiles(repository, 'main', files, original);
}

const writeBlock = (title: string, text = '<p>Here</p>') => ({ type: 'text', title, text });

/** Records what hostile content does in the editor and its frames. */
function hook(page: Page): Promise<string[]> {
  return hookExecutions(page, new URL(site.address).origin);
}

function previewOf(page: Page): Frame {
  const [, preview] = page.frames();
  if (!preview) throw new Error('There is no preview.');
  return preview;
}

/** @param foreign where the page and its worker sent requests */
async function expectNoHarm(page: Page, foreign: readonly string[], executions: readonly string[]) {
  expect(executions).toEqual([]);
  const origins = new Set(foreign.map((address) => new URL(address).origin));
  const allowed = new Set([new URL(site.address).origin, site.standIn.url]);
  expect([...origins].filter((origin) => !allowed.has(origin))).toEqual([]);
  expect([page.url(), await page.title()]).toEqual([site.address, 'Site editor']);
  expect(await page.evaluate(() => window.opener as unknown)).toBeNull();
}

test('no hostile text of a valid site runs, in the preview or in the editor @safety', async ({
  page,
  foreignRequests,
}) => {
  const executions = await hook(page);
  // Texts with tags, references or control characters are errors.
  // oxlint-disable-next-line no-control-regex -- that is what they are about
  const texts = textVectors.filter((text) => !/<[/a-z]|&lt;|[\u0000-\u001F\u202E{]/.test(text));
  expect(texts.length).toBeGreaterThan(8);
  await plant(texts.map((text) => writeBlock(text)));
  await site.open(page);
  await expect(page.getByRole('button', { name: /^(No problems|\d+ warnings?)$/ })).toBeVisible();
  for (const text of texts) {
    await expect(shownPage(page).getByRole('heading', { name: text.trim() }).first()).toBeVisible();
  }
  await exercise(previewOf(page));
  await outlineOf(page)
    .getByRole('button', { name: /onmouseover/ })
    .first()
    .click();
  await expect(field(formOf(page), 'Title')).toHaveValue(/onmouseover/);
  await expectNoHarm(page, foreignRequests, executions);
});

test('no hostile HTML of a site with errors runs, in the form, the problems or the code @safety', async ({
  page,
  foreignRequests,
}) => {
  const executions = await hook(page);
  const count = 18;
  const parts = Array.from({ length: count }, (_, part) =>
    htmlVectors.filter((_html, index) => index % count === part).join(''),
  );
  await plant([
    ...textVectors.slice(0, count).map((text) => writeBlock(text)),
    ...parts.map((html) => writeBlock('Hostile HTML', html)),
  ]);
  await site.open(page);
  await page.getByRole('button', { name: /^\d+ errors/ }).click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible();
  const blocks = outlineOf(page).getByRole('button', { name: /^Text “Hostile HTML”/ });
  for (let part = 0; part < count; part += 6) {
    await blocks.nth(part).click();
    await expect(field(formOf(page), 'Title')).toHaveValue('Hostile HTML');
  }
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Site file as code' })).toBeVisible();
  await expectNoHarm(page, foreignRequests, executions);
});

for (const keepsPolicy of [true, false]) {
  const title = keepsPolicy
    ? 'HTML that reaches the preview unchanged runs nothing and sends nothing @safety'
    : 'without the policy of the preview, the same HTML does run: the control @safety';
  test(title, async ({ page, foreignRequests }) => {
    const executions = await hook(page);
    await plant([]);
    await spoilAnswers(page, { html: attacks, keepsPolicy });
    await page.goto(site.address);
    await page.getByLabel('Keep me signed in until I close this tab').check();
    await site.signIn(page);
    // It is there as the preview opens, and again after each change.
    await expect(shownPage(page).getByRole('link', { name: 'Code' })).toBeVisible();
    await exercise(previewOf(page));
    if (!keepsPolicy) {
      // The editor itself keeps links from being followed.
      const ran = [1, 2, 3, 4, 5, 6, 7, 9].map((number) => `alert(${number})`);
      await expect.poll(() => [...new Set(executions)].toSorted()).toEqual(ran);
      await expect(page).toHaveTitle('robbed');
      expect(await page.evaluate('opener')).toContain(site.standIn.token);
      return;
    }
    await site.writeHeadline(page, 'Changed under attack');
    await exercise(previewOf(page));
    await expectNoHarm(page, foreignRequests, executions);
  });
}

test('a page that would redirect the preview elsewhere redirects nothing @safety', async ({
  page,
  foreignRequests,
  messages,
}) => {
  const executions = await hook(page);
  await plant([]);
  const html = `<meta http-equiv=refresh content="0; url=${elsewhere}/">`;
  await spoilAnswers(page, { html, keepsPolicy: true });
  await page.goto(site.address);
  await site.signIn(page);
  await expect.poll(() => messages.join('')).toContain(`Framing '${elsewhere}/' violates`);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await expectNoHarm(page, foreignRequests, executions);
});

test('the website of the editor sends a strict policy and can’t be framed @safety', async ({
  page,
}) => {
  const answer = await page.request.get(site.address);
  const { 'content-security-policy': policy = '', ...headers } = answer.headers();
  const directives = policy.split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      `connect-src 'self' ${site.standIn.url}`,
    ]),
  );
  expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  // Some hosts send no headers, so the page has a policy of its own.
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    await answer.text(),
  );
  expect(directives).toEqual(expect.arrayContaining(own?.[1]?.split('; ') ?? ['none']));

  const body = `<!doctype html><title>Hostile</title><iframe src="${site.address}"></iframe>`;
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${elsewhere}/`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test('no text becomes code or elements in the page of the editor in the browser @safety', async ({
  page,
}) => {
  await plant([]);
  await site.open(page);
  const done = await page.evaluate(async () => {
    // The policy doesn’t apply to what the test evaluates, but to what it leaves to a timer.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const ways: Record<string, () => unknown> = {
      'become elements': () => (document.createElement('p').innerHTML = '<b>x</b>'),
      'write into the page': () => document.write('<b>x</b>'),
      'fill a frame': () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      'load a script': () => (document.createElement('script').src = '/x.js'),
      'start a worker': () => new Worker('/_editor/worker.js'),
      'run later': () => setTimeout('1'),
      'run at once': () => new Function('return 1')(),
      'trust anything': () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
      'trust the same again': () =>
        Reflect.get(window, 'trustedTypes').createPolicy('editor-worker', {}),
    };
    return Object.keys(ways).filter((name) => {
      try {
        ways[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(done).toEqual([]);
});
