// @promise `npm run new-site` writes a complete, formatted site or nothing, and keeps the previous
// file

import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askForAnswers, readLocale } from '../../../src/cli/new-site/ask-for-answers';
import { readTestSite } from '../../sites/read-site';
import { answers, make, readSample } from '../../editor/make-site/made-site';
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
  expect(stdout).toMatch(/Pages that will be removed, [^]*\/resources\/podcast/);
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
  ['a strange name', { ...answers, nmae: 'x' }, /The file has no setting "nmae"\.\n.*json:1:\d{3}/],
  [
    'something missing',
    { name: 'x' },
    /The file has no "country"\.[^]*Add "country": "…"\. Write a two/,
  ],
  [
    'a misspelled name',
    { ...answers, name: undefined, nme: 'x' },
    /The file has no setting "nme"\.[^]*Did you mean "name"\?\n/,
  ],
  [
    'a person without a name',
    { ...answers, people: [{}] },
    /This entry has no "name"\.[^]*Entry 1/,
  ],
  [
    'a URL without https',
    { ...answers, url: 'willow.org' },
    /"willow\.org" is not a website URL\.[^]*Write "https:\/\/willow\.org"/,
  ],
  [
    'an unknown country',
    { ...answers, country: 'Ireland' },
    /"country" cannot be "Ireland"\.[^]*Write a two/,
  ],
  ['a number', { ...answers, phone: 12 }, /"phone" must be text in quotes, not 12\.\n/],
  ['an unknown area', { ...answers, keep: ['shop'] }, /"shop" is not an area/],
])('answers with %s are refused, and the exit code is 2', async (_what, written, message) => {
  const { status, stderr } = await run(makeFolder(written), '--answers', 'answers.json');
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('without a terminal, it says how to go on', async () => {
  const { status, stderr } = await run(makeFolder());
  expect(stderr).toContain('npm run new-site -- --answers FILE');
  expect(status).toBe(2);
});

test('somebody who is asked is asked again until an answer fits, and can leave most open', async () => {
  const sample = readSample(readTestSite('specification'));
  const asked: string[] = [];
  const said: string[] = [];
  const replies = new Map([
    ['Name:', ['', 'Willow']],
    ['Web address (optional):', ['willow', 'www.willow.org/']],
    ['Email (optional):', ['desk@willow.org']],
    ['State or region (optional):', ['Connacht']],
    ['Country:', ['Atlantis', 'ireland']],
    ['Keep posts?', ['n']],
    ['Main color (optional):', ['#EEDDAA']],
    ['Name (press Enter to finish):', ['N'.repeat(81), 'Dana Okafor']],
    ['Booking: Dana Okafor (optional):', ['https://willow.org', 'calendly.com/dana/talk']],
  ]);
  const found = await askForAnswers(sample.config, {
    ask: (question, usual = '') => {
      asked.push(question);
      // A question without a reply here would be asked for ever.
      if (asked.length > 200) throw new Error(`Asked again and again: ${question}`);
      return Promise.resolve(replies.get(question)?.shift() || usual);
    },
    say: (line) => said.push(line),
    close: () => undefined,
  });
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Enter a name'),
      expect.stringContaining('https'),
      expect.stringContaining('not a widget'),
      'Use at most 80 characters.',
      expect.stringContaining('There is no choice “Atlantis”.'),
      expect.stringContaining('hard to read'),
    ]),
  );
  expect(found).toMatchObject({
    name: 'Willow',
    region: 'Connacht',
    url: 'https://www.willow.org',
    country: 'IE',
  });
  expect(found).not.toHaveProperty('phone');
  expect(found.keep).not.toContain('posts');
  expect(found.keep).toContain('event');
  expect(found.people).toEqual([
    { name: 'Dana Okafor', widgets: { bookingEmbed: 'calendly.com/dana/talk' } },
  ]);
  expect(asked).toContain('Booking: Dana Okafor (optional):');
  expect(make(sample, found).pages).toContain('/blog');
});

test('the country of the computer’s language is suggested: Enter takes it', async () => {
  const { config } = readSample(readTestSite('therapy'));
  const replies = new Map([
    ['Name:', 'Willow'],
    ['Country:', 'US'],
  ]);
  const terminal = {
    ask: (question: string, usual = '') => Promise.resolve(usual || (replies.get(question) ?? '')),
    say: () => undefined,
    close: () => undefined,
  };
  expect(await askForAnswers(config, terminal, 'de-AT')).toMatchObject({ country: 'AT' });
});

test('a computer without a locale suggests no country', () => {
  expect(readLocale({ LANG: 'C.UTF-8' })).toBe('');
  expect(readLocale({ LC_ALL: 'POSIX', LANG: 'de_AT.UTF-8' })).toBe('');
  expect(readLocale({ LC_ALL: '', LANG: 'de_AT.UTF-8' })).not.toBe('');
});
