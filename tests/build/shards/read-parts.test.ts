// @promise A site merged from 1, 2 or 7 parts is identical to the byte to a build in one piece;
// missing, duplicate, damaged or mismatched parts are refused

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateFiles, readFromPart } from '../../../src/build/shards/part-file';
import { readParts } from '../../../src/build/shards/read-parts';
import { makeTempFolder } from '../../make-temp-folder';
import { makePart, makeParts, origin } from './make-parts';

const first = { index: 1, count: 3 };
const second = { index: 2, count: 3 };
const third = { index: 3, count: 3 };
const all = { a: first, b: second, c: third };

test('parts may have any names, and other folders may be among them', () => {
  const folder = makeParts(all);
  makePart(join(folder, '.being-built'), { shard: first });
  const parts = readParts(folder, origin);
  expect(parts.map(({ folder: part, shard }) => [part, shard])).toEqual([
    [join(folder, 'a'), first],
    [join(folder, 'b'), second],
    [join(folder, 'c'), third],
  ]);
});

test.each([
  ['another engine', { engine: 'other' }, 'was built with another version of the project'],
  ['another content', { content: 'other' }, 'was built from different content'],
  ['another host', { host: 'nginx' as const }, 'was built for nginx, but the site is for netlify'],
])('a part from %s is refused by its name', (_name, change, message) => {
  const folder = makeParts(all);
  makePart(join(folder, 'b'), { shard: second, origin: { ...origin, ...change } });
  expect(() => readParts(folder, origin)).toThrow(`${join(folder, 'b')} ${message}`);
});

test('what is missing is named', () => {
  const folder = makeParts({ b: second });
  expect(() => readParts(folder, origin)).toThrow(
    `Of 3 parts, 2 are missing from ${folder}: 1/3, 3/3.`,
  );
  expect(() => readParts(makeTempFolder(), origin)).toThrow('does not contain parts of the site');
  expect(() => readParts(join(folder, 'nowhere'), origin)).toThrow(
    'does not contain parts of the site',
  );
});

test('what is there twice is named', () => {
  const folder = makeParts({ ...all, again: second });
  expect(() => readParts(folder, origin)).toThrow(
    `${join(folder, 'again')} and ${join(folder, 'b')} are both part 2 of 3.`,
  );
});

test('parts of two divisions are not mixed', () => {
  const folder = makeParts({ ...all, d: { index: 1, count: 2 } });
  expect(() => readParts(folder, origin)).toThrow(
    `${join(folder, 'a')} is part 1 of 3, ${join(folder, 'd')} part 1 of 2.`,
  );
});

test.each([
  ['cut off', (text: string) => text.slice(0, -10)],
  ['changed', (text: string) => text.replace('"/p2"', '"/p9"')],
  ['emptied', () => '{}'],
])('a list of files that was %s is refused', (_name, damage) => {
  const folder = makeParts(all);
  const file = join(folder, 'b/part.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(() => readParts(folder, origin)).toThrow(`${file} was changed after the build.`);
});

test('a file of a part is read when it is as it was made', () => {
  const [part] = readParts(makeParts(all), origin);
  const [[file, digest] = ['', '']] = part?.files ?? [];
  const folder = part?.folder ?? '';
  const path = join(locateFiles(folder), file);
  expect(Buffer.from(readFromPart(folder, file, digest)).toString()).toBe('the page in part 1');
  writeFileSync(path, 'the page in part 2');
  expect(() => readFromPart(folder, file, digest)).toThrow(`${path} was changed after the build.`);
  rmSync(path);
  expect(() => readFromPart(folder, file, digest)).toThrow(`${path} is missing.`);
});
