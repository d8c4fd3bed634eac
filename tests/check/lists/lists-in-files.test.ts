// @promise Lists in separate files are checked as if they were in the config, and problems are
// located in those files; the editor leaves the files unchanged

import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { applyEdits } from '../../../src/check/json/apply-edits';
import { indexLines } from '../../../src/check/json/line-index';
import { minimalConfig, publicFiles } from '../minimal-config';
import { configWithFiles, post, readFrom, report } from './list-texts';

const [a, b] = [
  { ...post, id: 'a', slug: 'a', title: 'A day' },
  { ...post, id: 'b', slug: 'b', title: 'B day' },
];
const write = (value: unknown): string => JSON.stringify(value, null, 2);

function check(texts: Readonly<Record<string, string>>, text = configWithFiles) {
  return checkConfig(text, publicFiles, { readListFiles: readFrom(texts) });
}

test('entries of files are those of the list, in the order of the files', () => {
  const { config, problems } = check({ 'b.json': write(b), 'more.json': write([a, post]) });
  expect(problems).toEqual([]);
  expect(config?.entities.posts.map(({ id }) => id)).toEqual(['b', 'a', 'rest']);
});

test('it is the same config as with the list in it, whatever the files look like', () => {
  const whole = { ...minimalConfig, entities: { ...minimalConfig.entities, posts: [a, b] } };
  const wanted = checkConfig(write(whole), publicFiles).config;
  expect(wanted).toBeDefined();
  const texts: Readonly<Record<string, string>>[] = [
    { 'a.json': write(a), 'b.json': write(b) },
    { 'all.json': JSON.stringify([a, b]) },
    { '0.json': '[]', 'a.json': ` ${write([a])}\r\n\r\n`, 'b.json': `\n${write(b)}\r` },
    { 'a.json': write(a).replaceAll('\n', '\r\n'), 'b.json': '[ ]', 'c.json': write([b]) },
  ];
  for (const one of texts) {
    expect(check(one).config).toEqual(wanted);
  }
});

test('a list without entries in its files is empty', () => {
  expect(check({ 'none.json': '[]' }).config?.entities.posts).toEqual([]);
});

test('mistakes are placed in the file that they are in, whether it holds an entry or a list', () => {
  const wrong = write([a, { ...b, titel: 'B' }]);
  expect(report(readFrom({ 'content/a.json': write(post), 'content/b.json': wrong })))
    .toMatchInlineSnapshot(`
      "error[CFG0301]: A post has no setting "titel".
        --> content/b.json:27:5
         in Post b
      27 |     "titel": "B"
         |     ^^^^^^^
         = This post already has "title". Keep the value you want there and delete "titel".

      1 error in content/b.json"
    `);
  expect(report(readFrom({ 'content/a.json': write({ ...a, date: 'May' }) })))
    .toMatchInlineSnapshot(`
      "error[CFG0308]: "May" is not a valid date.
        --> content/a.json:5:11
         in Post a
      5 |   "date": "May",
        |           ^^^^^
        = Write the date as year, month and day: "2027-04-15".

      1 error in content/a.json"
    `);
});

test('mistakes of the config keep their places, before and behind the list', () => {
  const readListFiles = readFrom({ 'a.json': write([a, b]) });
  for (const layout of [configWithFiles, JSON.stringify(JSON.parse(configWithFiles))]) {
    for (const [word, wrong] of [
      ['abbreviation', 'abbreviaton'],
      ['statesAccepted', 'statesAcepted'],
      ['redirects', 'redirect'],
    ] as const) {
      const text = layout.replace(`"${word}"`, `"${wrong}"`);
      const start = indexLines(text)(text.indexOf(`"${wrong}"`));
      const { problems } = checkConfig(text, publicFiles, { readListFiles });
      const found = problems.find(({ message }) => message.includes(wrong));
      expect(found?.range.start).toEqual(start);
      expect(found?.source).toBeUndefined();
    }
  }
});

test('two entries with one id in two files are named with both places', () => {
  const same = { ...b, id: 'a' };
  expect(report(readFrom({ 'content/a.json': write(a), 'content/b.json': write(same) })))
    .toMatchInlineSnapshot(`
      "error[CFG0404]: Two entries in "posts" have the ID "a".
        --> content/b.json:2:9
         in Post a
      2 |   "id": "a",
        |         ^^^
        = Give each entry a different ID.
        --> content/a.json:2:9 The first use is here.
      2 |   "id": "a",
        |         ^^^

      1 error in content/b.json"
    `);
});

test('a file that is not JSON is the only thing that is reported', () => {
  const broken = write(a).replace('"slug": "a",', '"slug": "a"');
  expect(report(readFrom({ 'content/a.json': broken, 'content/b.json': write({ ...b, x: 1 }) })))
    .toMatchInlineSnapshot(`
      "error[CFG0104]: A comma is missing here.
        --> content/a.json:3:13
      3 |   "slug": "a"
        |             ^
        = Add a comma after "a".

      1 error in content/a.json"
    `);
});

test('a fix changes the file that it belongs to', () => {
  const text = write([b, a]).replace('"title": "A day"', '"titel": "A day"');
  const { problems } = check({ 'posts.json': text });
  const problem = problems.find(({ fix }) => fix);
  expect(problem?.source).toEqual({ file: 'posts.json', text });
  expect(applyEdits(text, problem?.fix?.edits ?? [])).toBe(write([b, a]));
});

test('no file, one from elsewhere, and what else is written there are problems', () => {
  expect(report(() => ({ files: [] }))).toMatchInlineSnapshot(`
    "error[CFG0670]: No file matches "content/posts/*.json".
      --> site.config.json:131:16
       in posts
    131 |       "files": "content/posts/*.json"
        |                ^^^^^^^^^^^^^^^^^^^^^^
        = Write the path from the folder of the config; * is any part of a name: content/posts/*.json.

    1 error in site.config.json"
  `);
  expect(report(() => ({ files: [], outside: '../posts.json' }))).toMatchInlineSnapshot(`
    "error[CFG0671]: "../posts.json" is not in the folder of the config.
      --> site.config.json:131:16
       in posts
    131 |       "files": "content/posts/*.json"
        |                ^^^^^^^^^^^^^^^^^^^^^^
        = Move the files into that folder and write their path from there, such as content/posts/*.json.

    1 error in site.config.json"
  `);
  const more = configWithFiles.replace('"files": "content', '"limit": 3, "files": "content');
  expect(report(readFrom({ 'a.json': write(a) }), more)).toMatchInlineSnapshot(`
    "error[CFG0672]: "limit" has no effect next to "files".
      --> site.config.json:131:7
       in posts
    131 |       "limit": 3, "files": "content/posts/*.json"
        |       ^^^^^^^
        = Delete "limit". Write the settings of an entry in its file.

    1 error in site.config.json"
  `);
});

test('all files together are not larger than a config may be', () => {
  const readListFiles = readFrom({ 'a.json': write(a), 'b.json': write(b) });
  const sizeLimit = { most: configWithFiles.length + 100 };
  const { problems } = checkConfig(configWithFiles, publicFiles, { readListFiles, sizeLimit });
  expect(problems.map(({ code }) => code)).toEqual(['CFG0003']);
});

test('where no file can be read, a list in files is a mistake like any other', () => {
  expect(checkConfig(configWithFiles, publicFiles).problems.map(({ path }) => path)).toContain(
    '/entities/posts',
  );
});
