import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createStagingFolder } from '../../src/io/replace-folder';
import { caches, copyProject, hashFiles } from './project-copy';
import { renamePractice } from '../cli/rename-practice';
import { buildWell, listStagingFolders, runBuild, startBuild } from './start-build';

const project = copyProject({ shared: caches });
const dist = join(project, 'dist');
const configFile = join(project, 'site.config.json');
const config = readFileSync(configFile, 'utf8');
const nothingChanged = 'was not changed: it still contains the last good build.';
const changed = renamePractice(config);
let good: Record<string, string> = {};

beforeAll(async () => {
  await buildWell(project);
  good = hashFiles(dist);
});

afterEach(() => writeFileSync(configFile, config));

test('a build that is killed leaves the site as it was, and the next one is clean @F1', async () => {
  for (const written of ['', 'robots.txt', 'about.html']) {
    writeFileSync(configFile, changed);
    const { child, hasWritten, ended } = startBuild(project);
    await hasWritten(written);
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(hashFiles(dist)).toEqual(good);
  }
  expect(listStagingFolders(project).length).toBeGreaterThan(0);
  await buildWell(project);
  // Else the killed builds could not have spoiled anything.
  expect(hashFiles(dist)['about.html']).not.toBe(good['about.html']);
  expect(listStagingFolders(project)).toEqual([]);
  writeFileSync(configFile, config);
  await buildWell(project);
  expect(hashFiles(dist)).toEqual(good);
});

test('a site that asks for a file that is not published is not published itself', async () => {
  const planFile = join(project, 'src/build/outputs/public-outputs.ts');
  const plan = readFileSync(planFile, 'utf8');
  const spoiled = plan.replace('const isShownItself =', 'const isShownItself = file.length < 0 &&');
  expect(spoiled).not.toBe(plan);
  writeFileSync(planFile, spoiled);
  const { code, output } = await runBuild(project);
  writeFileSync(planFile, plan);
  expect(code).not.toBe(0);
  expect(output).toMatch(/^"\/" needs "\/[^"]+", which is not published \(in Page \/ > .*\)\.$/m);
  expect(output).toContain(nothingChanged);
  expect(hashFiles(dist)).toEqual(good);
});

test('a build that is interrupted takes with it what it has written', async () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    writeFileSync(configFile, changed);
    const { child, hasWritten, ended } = startBuild(project);
    await hasWritten('robots.txt');
    child.kill(signal);
    expect((await ended).code).toBe(code);
    expect(listStagingFolders(project)).toEqual([]);
    expect(hashFiles(dist)).toEqual(good);
  }
});

test('builds at once wait for each other, and none spoils what another one writes @F3', async () => {
  // This process stands for a build that takes long.
  const staging = createStagingFolder(dist);
  const builds = [startBuild(project), startBuild(project)];
  for (const { hasSaid } of builds) {
    await hasSaid(`Waiting for another build (process ${process.pid})`);
  }
  expect(listStagingFolders(project)).toEqual([basename(staging)]);
  rmSync(staging, { recursive: true });
  for (const { ended } of builds) expect(await ended).toMatchObject({ code: 0 });
  expect(hashFiles(dist)).toEqual(good);
  expect(listStagingFolders(project)).toEqual([]);
});

test('a config that changes during a build comes with the next one, whole @F23', async () => {
  const { hasWritten, ended } = startBuild(project);
  await hasWritten();
  writeFileSync(configFile, changed);
  expect((await ended).code).toBe(0);
  expect(hashFiles(dist)).toEqual(good);
});

const firstPicture = /"src": "(.*\.jpg)"/.exec(config)?.[1] ?? '';

const refused = [
  {
    fault: 'a picture that is missing @F4',
    text: config.replace(`"src": "${firstPicture}"`, '"src": "/images/gone.webp"'),
    problem: 'There is no file "/images/gone.webp" in the public folder',
  },
  {
    fault: 'a file that is cut off @F5',
    text: config.slice(0, config.length / 2),
    problem: 'error[CFG01',
  },
  {
    fault: 'a file of more than 200 MB @F6',
    text: config + ' '.repeat(200_000_000),
    problem: 'at most 200 MB are read',
  },
  {
    fault: 'a text of 19 MB @F6',
    text: config.replace('"content": "<p>', `"content": "<p>${'word '.repeat(3_800_000)}`),
    problem: 'This text is longer than 250,000 characters',
  },
  {
    fault: 'a text with tags in tags, 3,000 deep @F8',
    text: config.replace(
      '"content": "<p>',
      `"content": "<p>${'<em>'.repeat(3000)}x${'</em>'.repeat(3000)}</p><p>`,
    ),
    problem: 'Too many tags are opened',
  },
  {
    fault: 'a type of block that a newer version has @F24',
    text: config.replace('"blocks": [', '"blocks": [{ "type": "poll", "question": "Why?" },'),
    problem: '"poll"',
  },
];

for (const { fault, text, problem } of refused) {
  test(`${fault} is reported with its place, and the site stays`, async () => {
    expect(text).not.toBe(config);
    writeFileSync(configFile, text);
    const { code, output } = await runBuild(project);
    expect(code).toBe(1);
    expect(output).toContain(problem);
    expect(output).toMatch(/--> site\.config\.json:\d+:\d+/);
    expect(output).not.toMatch(/^ +at /m);
    expect(hashFiles(dist)).toEqual(good);
  });
}

for (const [what, content] of [
  ['empty', ''],
  ['a web page', '<!doctype html><title>Not found</title>'],
] as const) {
  test(`a picture that is ${what} is reported where it is used, and the site stays @F4`, async () => {
    const picture = join(project, 'public', firstPicture);
    const bytes = readFileSync(picture);
    writeFileSync(picture, content);
    const { code, output } = await runBuild(project);
    writeFileSync(picture, bytes);
    expect(code).toBe(1);
    expect(output).toContain(`The file "${firstPicture}" is ${what}, not an image for browsers.`);
    expect(output).toMatch(/--> site\.config\.json:\d+:\d+/);
    expect(hashFiles(dist)).toEqual(good);
  });
}

test('a damaged picture that no page shows keeps no build from its end @F4', async () => {
  const picture = join(project, 'public/images/unused.png');
  writeFileSync(picture, Buffer.from('\u0089PNG\r\n\u001A\nand no more', 'latin1'));
  const end = await runBuild(project, 'other/dist');
  rmSync(picture);
  expect(end).toMatchObject({ code: 0 });
});

test('a block that throws is named with its page, and the site stays @F7', async () => {
  const blockFile = join(project, 'src/blocks/legal-text.tsx');
  const source = readFileSync(blockFile, 'utf8');
  const broken = source.replace(
    '  const level =',
    "  if (title === 'Terms & Conditions') throw new Error('broken on purpose');\n  const level =",
  );
  expect(broken).not.toBe(source);
  writeFileSync(blockFile, broken);
  const { code, output } = await runBuild(project);
  writeFileSync(blockFile, source);
  expect(code).toBe(2);
  expect(output).toMatch(/Page \/terms, block \d+ \(legal-text\) could not be rendered/);
  expect(output).toMatch(/broken on purpose\n +at LegalText /);
  expect(output).toContain('This is a bug in Pagewright');
  expect(output).toContain(nothingChanged);
  expect(hashFiles(dist)).toEqual(good);
  expect(listStagingFolders(project)).toEqual([]);
});

test('an output folder that cannot be written is said in one line @F22', async () => {
  // Not even root can make a folder below a file.
  writeFileSync(join(project, 'file'), '');
  const { code, output } = await runBuild(project, 'file/dist');
  expect(code).toBe(2);
  expect(output).toContain('Nothing was written.');
  expect(output).not.toMatch(/^ +at /m);
});

test('a picture of which half is missing is reported with its place, and the site stays @F4', async () => {
  const picture = join(project, 'public', firstPicture);
  const whole = readFileSync(picture);
  writeFileSync(picture, whole.subarray(0, whole.length / 2));
  const { code, output } = await runBuild(project);
  writeFileSync(picture, whole);
  expect(code).toBe(1);
  expect(output).toContain(`The file "${firstPicture}" is cut off: its end is missing.`);
  expect(output).toMatch(/--> site\.config\.json:\d+:\d+/);
  expect(output).not.toMatch(/^ +at /m);
  expect(hashFiles(dist)).toEqual(good);
});
