// @promise The dev server follows `PORT`, shows problems over the page, and prints no stack trace
// for a problem in a config or schema

import type { Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originOf, ports } from '../support/ports';
import { copyProject, removeProject } from '../support/project-copy';
import { expect, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

const port = String(ports.dev);
let folder = '';
let server: ChildProcess | undefined;
let output = '';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// Generating, checking and bundling take their time on a busy machine.
const patient = { timeout: 30_000 };
/** Of new code, a bundle is made first. */
const whilePreparing = { timeout: 90_000 };
test.use({ baseURL: originOf('dev') });

test.beforeAll(async () => {
  folder = copyProject('dev', 'specification');
  await start();
});

async function start(): Promise<void> {
  output = '';
  server = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1', '--strictPort'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NO_COLOR: '1', PORT: port, PROVIDER_PORT: '0' },
  });
  server.stdout?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  server.stderr?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  await expect.poll(() => output, whilePreparing).toContain(`127.0.0.1:${port}/`);
}

async function stop(): Promise<void> {
  if (!server?.pid) return;
  const end = once(server, 'exit');
  process.kill(-server.pid);
  await end;
  server = undefined;
}

test.afterAll(async () => {
  try {
    await stop();
  } finally {
    if (folder) removeProject(folder);
  }
});

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

const headline = 'We help you find healing and wellness.';

test('a text that is edited in the config shows at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(headline);
  await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached(patient);
  edit('site.config.json', headline, 'We walk with you.');
  await expect(page.locator('h1')).toHaveText('We walk with you.', patient);
});

test('pages report nothing in the console', async ({ page }) => {
  const said = listenToConsole(page);
  for (const path of ['/', '/resources/recommended-reading', '/blog/cancel-parent-culture-2']) {
    await page.goto(path);
    await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached(patient);
  }
  expect(said).toEqual([]);
});

test('an error is shown in the terminal and over the last good page, with its place', async ({
  page,
}) => {
  await page.goto('/');
  edit('site.config.json', '"type": "hero"', '"type": "herro"');
  const overlay = page.locator('site-problems');
  await expect(overlay).toContainText(/site\.config\.json:\d+:\d+/, patient);
  await expect(overlay).toContainText('herro');
  await expect.poll(() => output).toMatch(/site\.config\.json:\d+:\d+/);
  await expect(overlay).toContainText('CFG0309');
  await expect(page.locator('h1')).toHaveText('We walk with you.', patient);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('We walk with you.', patient);
  await expect(overlay).toBeAttached();

  edit('site.config.json', '"type": "herro"', '"type": "hero"');
  await expect(overlay).toBeHidden(patient);
});

test('a changed schema counts at once', async ({ page }) => {
  await page.goto('/');
  edit('schema/blocks/hero.schema.json', '"maxLength": 120', '"maxLength": 5');
  await expect(page.locator('site-problems')).toContainText('site.config.json', patient);
  edit('schema/blocks/hero.schema.json', '"maxLength": 5', '"maxLength": 120');
  await expect(page.locator('site-problems')).toBeHidden(patient);
});

test('a schema that is not one is one line in the terminal, and the site stays', async ({
  page,
}) => {
  await page.goto('/');
  const overlay = page.locator('site-problems');
  const file = 'schema/blocks/hero.schema.json';
  const wrong: [from: string, to: string, said: string | RegExp][] = [
    ['"maxLength": 120', '"maxLength": 120,]', /hero\.schema\.json:\d+:\d+: ./],
    ['shared/video', 'shared/vidoe', 'points to shared/vidoe.schema.json, which does not exist'],
    ['"maxLength": 120', '"maxLenght": 120', 'unknown keyword: "maxLenght"'],
  ];
  for (const [from, to, said] of wrong) {
    edit(file, from, to);
    await expect(overlay).toContainText(said, patient);
    expect(output).toMatch(said);
    await expect(page.locator('h1')).toHaveText('We walk with you.');
    edit(file, to, from);
    await expect(overlay).toBeHidden(patient);
  }
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('restart');
});

test('warnings are shown folded, and stay as they were folded', async ({ page }) => {
  await page.goto('/');
  edit('site.config.json', '"title": "About |', '"title": "Contact |');
  const panel = page.locator('site-problems');
  await expect(panel).toContainText('1 warning in site.config.json', patient);
  await expect(panel.locator('pre')).toBeHidden();
  await panel.locator('summary').click();
  await expect(panel.locator('pre')).toContainText('site.config.json:');
  await page.reload();
  await expect(panel.locator('pre')).toBeVisible(patient);
  await panel.locator('summary').click();
  await page.reload();
  await expect(panel.locator('summary')).toBeVisible(patient);
  await expect(panel.locator('pre')).toBeHidden();
});

// The schemas have changed above, so the pages come from Vite by now, and no more from a bundle.
test('a changed component shows at once', async ({ page }) => {
  const said = listenToConsole(page);
  await page.goto('/');
  await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached(patient);
  edit('src/shell/site-footer.tsx', '<span>© {site.name}</span>', '<p>new line</p>');
  await expect(page.getByText('new line')).toBeVisible(patient);
  expect(said).toEqual([]);
});

function readReference(): string {
  return readFileSync(join(folder, 'docs/reference/blocks.md'), 'utf8');
}

test('the reference follows the schemas', async () => {
  expect(readReference()).toMatch(/`title` \(required\): .* The headline\./);
  edit(
    'schema/blocks/hero.schema.json',
    '"description": "The headline."',
    '"description": "The first words."',
  );
  await expect.poll(readReference, patient).toMatch(/`title` \(required\): .* The first words\./);
});

test('a changed generator counts at once', async ({ page }) => {
  edit('scripts/generate/reference-topics.ts', '`See ', '`Look up ');
  await expect.poll(() => output, whilePreparing).toContain('server restarted');
  const schema = 'schema/block.schema.json';
  expect(readFileSync(join(folder, schema), 'utf8')).toContain('Look up hero in docs/reference');
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('We walk with you.', patient);
});

test('what was changed while it was stopped counts, in later starts too', async ({ page }) => {
  await stop();
  edit('schema/blocks/hero.schema.json', '"maxLength": 120', '"maxLength": 5');
  for (const isPrepared of [false, true]) {
    await start();
    expect(output.includes('Preparing')).toBe(!isPrepared);
    await page.goto('/');
    await expect(page.locator('site-problems')).toContainText('CFG0305', patient);
    // An open page would load itself again as soon as the next server is there.
    await page.goto('about:blank');
    await stop();
  }
});

test('a schema that is not one, edited while it was stopped, is said at the start', async () => {
  edit('schema/blocks/hero.schema.json', '"maxLength": 5', '"maxLenght": 5');
  await start();
  await expect.poll(() => output, patient).toContain('unknown keyword: "maxLenght"');
});
