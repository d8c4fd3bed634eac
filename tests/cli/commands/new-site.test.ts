import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestSite } from '../../sites/read-site';
import { answers } from '../../editor/make-site/made-site';
import { formatConfig } from '../../../src/check/format-config';
import { makeTempFolder } from '../../make-temp-folder';
import { askCommand } from '../run-command';

const { configFile, publicFolder, text } = readTestSite('specification');

/** A folder with the site of the specification, and files with answers. */
function makeFolder(written: object = answers): string {
  const folder = makeTempFolder();
  cpSync(configFile, join(folder, 'site.config.json'));
  symlinkSync(publicFolder, join(folder, 'public'));
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(written));
  return folder;
}

function run(cwd: string, ...args: string[]) {
  return askCommand('new-site', args, { cwd });
}

function read(folder: string): string {
  return readFileSync(join(folder, 'site.config.json'), 'utf8');
}

test('a file with answers makes a site in the canonical form, and the sample is kept', async () => {
  const folder = makeFolder({ ...answers, keep: ['posts', 'booking', 'contact'] });
  const { status, stdout, stderr } = await run(folder, '--answers', 'answers.json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/Pages that will be removed:[^]*\/resources\/podcast/);
  expect(stdout).toContain('Wrote site.config.json');
  const written = read(folder);
  expect(written).toBe(formatConfig(written));
  expect(JSON.parse(written)).toMatchObject({ site: { name: answers.name, status: 'demo' } });
  const [version = ''] = readdirSync(join(folder, '.editor/versions'));
  expect(stdout).toContain(version);
  expect(readFileSync(join(folder, '.editor/versions', version), 'utf8')).toBe(text);
});

test('--dry-run writes nothing', async () => {
  const folder = makeFolder();
  const { status, stdout } = await run(folder, '--answers', 'answers.json', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('Nothing was written.');
  expect(read(folder)).toBe(text);
  expect(existsSync(join(folder, '.editor'))).toBe(false);
});

test('a config with errors is refused', async () => {
  const folder = makeFolder();
  const broken = text.replace('"href": "/contact"', '"href": "/contcat"');
  writeFileSync(join(folder, 'site.config.json'), broken);
  const { status, stderr } = await run(folder, '--answers', 'answers.json');
  expect(status).toBe(1);
  expect(stderr).toMatch(/error\[CFG0409\][^]*Nothing was written. Fix the errors first/);
  expect(read(folder)).toBe(broken);
});

test('answers that would make errors are refused', async () => {
  const folder = makeFolder({ ...answers, phone: '12' });
  const { status, stderr } = await run(folder, '--answers', 'answers.json');
  expect(status).toBe(1);
  expect(stderr).toMatch(/complete phone number[^]*your answers would cause the errors above/);
  expect(read(folder)).toBe(text);
});

test.each<[string, object, RegExp]>([
  ['a strange name', { ...answers, nmae: 'x' }, /: "nmae" is not a known answer\. /],
  [
    'something missing',
    { name: 'x' },
    /: "country" is missing from the answers\. Add "country"\.\n/,
  ],
  [
    'a misspelled name',
    { ...answers, name: undefined, nme: 'x' },
    /: "name" is missing from the answers\. Write "name" instead of "nme"\.\n/,
  ],
  [
    'a person without a name',
    { ...answers, people: [{}] },
    /: "name" is missing from entry 1 of "people"\. Add "name"\.\n/,
  ],
  [
    'a URL without https',
    { ...answers, url: 'willow.org' },
    /: "willow\.org" is not a valid "url"\. Write the URL without a path/,
  ],
  [
    'an unknown country',
    { ...answers, country: 'Ireland' },
    /"country" cannot be "Ir.*"\. Write a two/,
  ],
  ['a number', { ...answers, phone: 12 }, /: "phone" must be text in quotes, not 12\.\n/],
  ['an unknown area', { ...answers, keep: ['shop'] }, /"shop" is not an area/],
])('answers with %s are refused, and the exit code is 2', async (_what, written, message) => {
  const { status, stderr } = await run(makeFolder(written), '--answers', 'answers.json');
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('without answers, it says how to go on', async () => {
  const { status, stderr } = await run(makeFolder());
  expect(stderr).toContain('npm run new-site -- --answers FILE');
  expect(status).toBe(2);
});
