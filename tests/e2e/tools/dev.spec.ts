import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';
import { projectFolder } from '../../../scripts/project-folder';

const port = '4188';
let folder = '';
let server: ChildProcess | undefined;
let output = '';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
// Generating, checking and bundling take their time on a busy machine.
const patient = { timeout: 30_000 };
test.use({ baseURL: `http://127.0.0.1:${port}` });

test.beforeAll(async () => {
  // A copy inside the project, so that it finds node_modules and no test edits the real files.
  folder = mkdtempSync(join(projectFolder, '.dev-test-'));
  const parts = ['package.json', 'public', 'schema', 'scripts', 'site.config.json', 'src'];
  for (const part of [
    ...parts,
    'README.md',
    'tsconfig.json',
    'vite.config.ts',
    '.prettierrc.json',
  ]) {
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  }
  // What was drawn and encoded before is not made anew.
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  for (const cache of ['fonts', 'pictures']) {
    const path = join('node_modules/.cache', cache);
    symlinkSync(join(projectFolder, path), join(folder, path));
  }
  server = spawn(
    'npm',
    ['run', 'dev', '--', '--host', '127.0.0.1', '--port', port, '--strictPort'],
    {
      cwd: folder,
      detached: true,
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  server.stdout?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  server.stderr?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain(`127.0.0.1:${port}/`);
});

test.afterAll(() => {
  try {
    if (server?.pid) process.kill(-server.pid);
  } finally {
    // The server may still be writing while it ends.
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const headline = 'We help you find healing and wellness.';

test('a text that is edited in the config shows at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(headline);
  await expect(page.locator('html[data-hydrated]')).toBeAttached(patient);
  edit('site.config.json', headline, 'We walk with you.');
  await expect(page.locator('h1')).toHaveText('We walk with you.', patient);
});

test('an error stands in the terminal and over the last good page, with its place', async ({
  page,
}) => {
  await page.goto('/');
  edit('site.config.json', '"type": "hero"', '"type": "herro"');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/site\.config\.json:\d+:\d+/, patient);
  await expect(overlay).toContainText('herro');
  await expect.poll(() => output).toMatch(/site\.config\.json:\d+:\d+/);
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
  await expect(page.locator('vite-error-overlay')).toContainText('site.config.json', patient);
  edit('schema/blocks/hero.schema.json', '"maxLength": 5', '"maxLength": 120');
  await expect(page.locator('vite-error-overlay')).toBeHidden(patient);
});

test('a changed component shows at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached(patient);
  edit('src/blocks/hero.tsx', '<ActionRow actions={actions} />', '<p>new line</p>');
  await expect(page.getByText('new line')).toBeVisible(patient);
});

test('the reference follows the schemas', async ({ page }) => {
  await page.goto('/_docs/blocks/hero.html');
  await expect(page.locator('.summary')).toContainText('The opening of the home page');
  edit(
    'schema/blocks/hero.schema.json',
    '"description": "The headline."',
    '"description": "The first words."',
  );
  await expect(page.locator('#title')).toContainText('The first words.', patient);
  expect((await page.request.get('/_docs/blocks/none.html')).status()).toBe(404);
});
