// @promise An engine that npm installed in an empty home folder checks, builds, serves and edits a
// new site; the shipped site comes out byte by byte as in this repository
// @promise No package of a site runs an install script; together they take at most 180 MB

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPath, guideAddress, tokenHeader } from '../../src/editor/protocol/editor-api';
import { projectFolder, projectSite } from '../../src/io/project-folder';
import { hashFiles } from '../build/project-copy';
import { makeTempFolder } from '../make-temp-folder';
import { buildTestSite } from '../sites/build-test-site';
import { checkTypes } from './check-types';
import {
  findAddress,
  installSite,
  packages,
  publish,
  readInstalledVersion,
  run,
  site,
  succeed,
} from './installed-site';
import type { Registry } from './start-registry';

/** Megabytes that the packages of a site may take. */
const maxInstalled = 180;

let registry: Registry;

beforeAll(async () => {
  registry = await installSite();
});

afterAll(() => registry.stop());

test('a new site has few files and few megabytes of packages', () => {
  const content = /^(?:node_modules|public)\/|^(?:site\.config|\.translations)\.json$/;
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  expect(files.filter((file) => !content.test(file)).toSorted()).toEqual([
    '.github/workflows/website.yml',
    '.gitignore',
    '.vscode/settings.json',
    '.vscode/site.schema.json',
    '.vscode/tasks.json',
    'README.md',
    'package-lock.json',
    'package.json',
  ]);
  const bytes = files
    .filter((file) => file.startsWith('node_modules/'))
    .reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
  expect(bytes / 1e6).toBeLessThan(maxInstalled);
  expect(bytes / 1e6).toBeGreaterThan(20);
});

test('each package has the listed files, and no others', async () => {
  const listed = readFileSync(join(projectFolder, 'tests/package/files.txt'), 'utf8');
  const packed: string[] = [];
  for (const name of ['pagewright', 'create-pagewright']) {
    const json = await succeed('npm', ['pack', '--dry-run', '--json'], join(packages, name));
    const [{ files = [] } = {}] = JSON.parse(json) as { files?: { path: string }[] }[];
    packed.push(...files.map(({ path }) => `${name}/${path}`));
  }
  // What bundlers make, guides and images of the sample come and go.
  const files = packed.map((file) =>
    file.replace(
      /^(pagewright\/(?:app|browser-editor|commands|docs|editor|types)|create-pagewright\/starters\/\w+\/public)\/.*\./,
      '$1/**.',
    ),
  );
  expect([...new Set(files)].toSorted().join('\n')).toBe(listed.trimEnd());
});

test('npm finds all packages of the lock file and no others', async () => {
  const tree = await succeed('npm', ['ls', '--all']);
  expect(tree).toContain('pagewright@1.0.0');
  expect(tree).toContain('sharp@');
});

test('no package of a site runs a script when it is installed', () => {
  const { packages: locked } = JSON.parse(
    readFileSync(join(site, 'package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { hasInstallScript?: boolean }> };
  expect(Object.keys(locked).length).toBeGreaterThan(10);
  expect(Object.keys(locked).filter((path) => locked[path]?.hasInstallScript)).toEqual([]);
});

test('the sample is checked and built, byte by byte as in this repository', async () => {
  expect(await succeed('npm', ['run', '--silent', 'check'])).toBe('site.config.json is valid.\n');
  expect(await succeed('npm', ['run', '--silent', 'build'])).toMatch(/^Built dist\/ for /);
  const built = makeTempFolder();
  await buildTestSite(projectSite, join(built, 'dist'));
  const whole = hashFiles(join(built, 'dist'));
  expect(hashFiles(join(site, 'dist'))).toEqual(whole);
  for (const part of ['1/2', '2/2']) await succeed('npx', ['pagewright', 'build', '--shard', part]);
  await succeed('npx', ['pagewright', 'build', '--merge', 'dist-parts']);
  expect(hashFiles(join(site, 'dist'))).toEqual(whole);
});

test('the site is served, and shows what is saved', async () => {
  const address = await findAddress(['start'], { PORT: '4595', PROVIDER_PORT: '4795' });
  const read = async () => (await fetch(address)).text();
  expect(await read()).toContain('<html');
  const file = join(site, 'site.config.json');
  const before = readFileSync(file, 'utf8');
  const config = JSON.parse(before) as { site: { name: string } };
  writeFileSync(file, before.replaceAll(config.site.name, 'Harbor of Tests'));
  await expect.poll(read, { timeout: 60_000 }).toContain('Harbor of Tests');
  writeFileSync(file, before);
});

test('the editor opens, and downloads the website', async () => {
  const address = await findAddress(['edit'], { EDIT_PORT: '4596', CI: 'true' });
  const { origin } = new URL(address);
  const page = await fetch(address);
  expect(await page.text()).toContain('entry-editor.js');
  const code = await fetch(`${origin}/_editor/entry-editor.js`);
  expect([code.status, code.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  expect((await fetch(origin + guideAddress('README.md'))).status).toBe(200);

  const headers = {
    [tokenHeader]: new URL(address).hash.slice(1),
    'Content-Type': 'application/json',
  };
  // All that GitHub needs is there.
  const online = await fetch(`${origin}${apiPath}online`, { headers });
  expect(await online.json()).toEqual({ isNew: true });
  const body = JSON.stringify({ host: 'github-pages' });
  const init = { method: 'POST', headers, body };
  const download = await fetch(`${origin}${apiPath}download`, init);
  const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['.nojekyll', 'index.html']));
});

test('a block of the site is scaffolded with types, offered in VS Code, checked and built', async () => {
  expect(await succeed('npx', ['pagewright', 'new', 'block', 'opening-note'])).toContain(
    'Wrote blocks/opening-note.tsx.',
  );
  await checkTypes('blocks/opening-note.tsx');

  const file = join(site, 'site.config.json');
  const before = readFileSync(file, 'utf8');
  const config = JSON.parse(before) as { routes: { blocks: object[] }[] };
  config.routes[0]?.blocks.push({ type: 'opening-note', text: 'Closed on Friday.' });
  writeFileSync(file, JSON.stringify(config, undefined, 2));
  await succeed('npm', ['run', '--silent', 'check']);
  await succeed('npm', ['run', '--silent', 'build']);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Closed on Friday.');
  expect(readFileSync(join(site, '.vscode/rules.schema.json'), 'utf8')).toContain(
    'OpeningNoteBlock',
  );
  writeFileSync(file, before);
  rmSync(join(site, 'blocks'), { recursive: true });
});

test('the editor in the browser is built with the starters of the other package', async () => {
  const starters = join(packages, 'create-pagewright');
  const built = await succeed('npx', ['pagewright', 'build', '--editor', '--starters', starters]);
  expect(built).toMatch(/^New websites can start from: .*Faith-based counseling \(counseling\)/m);
  const [settings, starter] = ['editor.json', '_editor/starters/counseling.json'].map(
    (file): unknown => JSON.parse(readFileSync(join(site, 'dist-editor', file), 'utf8')),
  );
  expect(settings).toMatchObject({ host: 'github', starters: expect.any(Array) });
  expect(starter).toMatchObject({
    template: { 'package.json': expect.stringContaining('"pagewright": "^1.0.0"') },
  });
});

test('every command says how it is called in a site', async () => {
  const help = await succeed('npx', ['pagewright', 'help']);
  const named = [...help.matchAll(/npx pagewright ([\w-]+)/g)].map(([, name = '']) => name);
  expect(new Set(named).size).toBeGreaterThan(5);
  for (const name of new Set(named)) {
    expect(await succeed('npx', ['pagewright', name, '--help'])).toMatch(/^Usage: np[mx] /m);
  }
  const { status, stderr } = await run('npx', ['pagewright', 'biuld']);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no command "biuld"\. /)]);
});

test('where there is no site, a command says where to go', async () => {
  const program = join(site, 'node_modules/pagewright/src/cli/pagewright.mjs');
  for (const name of ['start', 'edit', 'build', 'due']) {
    const { status, stdout, stderr } = await run(process.execPath, [program, name], packages);
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^There is no site\.config\.json in this folder\. .*\n$/),
    ]);
  }
  const inside = await run('npx', ['pagewright', 'check'], join(site, 'public'));
  expect([inside.status, inside.stdout]).toEqual([0, '../site.config.json is valid.\n']);
  expect(await succeed('npx', ['pagewright', '--version'])).toBe('1.0.0\n');
});

test('a check in the browser says what to install for it', async () => {
  const { status, stdout, stderr } = await run('npx', ['pagewright', 'check', '--browser']);
  expect([status, stdout, stderr]).toEqual([
    2,
    'site.config.json is valid.\n',
    'This needs Chrome, Edge or Chromium, and packages that control it. To install the packages, run: npm install --no-save playwright-core axe-core\n',
  ]);
});

test('a mistake is explained with the call of a site', async () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'wrong.json'), '{"site": }');
  const { status, stderr } = await run('npx', ['pagewright', 'check', join(folder, 'wrong.json')]);
  expect(stderr).toContain('run: npx pagewright explain CFG0110');
  expect(status).toBe(1);
});

/** Makes the version that is published next render other styles. */
function changeStyles(): void {
  const folder = join(packages, 'pagewright/app/server/assets');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('fontWeight: 600', 'fontWeight: 900'),
    );
  }
}

test('an engine that is too old for the site says so', async () => {
  const file = join(site, 'package.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('^1.0.0', '^1.10.0'));
  const { status, stderr } = await run('npx', ['pagewright', 'check']);
  writeFileSync(file, before);
  expect([status, stderr]).toEqual([
    2,
    'This site needs Pagewright 1.10.0 or newer, but 1.0.0 is installed. Run: npm install\n',
  ]);
});

test('an update is one command; two more rename settings and show what it changes', async () => {
  changeStyles();
  await publish('1.1.0');
  expect(readInstalledVersion()).toBe('1.0.0');
  await succeed('npm', ['install', 'pagewright@latest']);
  expect(readInstalledVersion()).toBe('1.1.0');

  const file = join(site, 'site.config.json');
  const before = readFileSync(file, 'utf8');
  const old = { ...(JSON.parse(before) as object), theme: { colors: { star: '#7A5200' } } };
  writeFileSync(file, JSON.stringify(old, undefined, 2));
  expect(await succeed('npx', ['pagewright', 'upgrade'])).toMatch(/^The config has the names /);
  expect(readFileSync(file, 'utf8')).toContain('"highlight": "#7A5200"');
  expect(await succeed('npx', ['pagewright', 'upgrade'])).toMatch(/^Nothing to change: /);
  writeFileSync(file, before);

  const { status, stdout, stderr } = await run('npx', [
    'pagewright',
    'review',
    '--engine',
    '1.0.0',
  ]);
  expect(stdout).toMatch(/^\d+ of \d+ pages differ in HTML from Pagewright 1\.0\.0: \//m);
  // The sites of this test have no browser.
  expect(stderr).toContain('run: npm install --no-save playwright-core');
  expect(stderr).toContain('Report with images: ');
  expect(status).toBe(0);
  const missing = await run('npx', ['pagewright', 'review', '--engine', '9.9.9']);
  expect([missing.status, missing.stderr.split('\n')[0]]).toEqual([
    2,
    expect.stringMatching(/^npm could not install pagewright 9\.9\.9: /),
  ]);
});
