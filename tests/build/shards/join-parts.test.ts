// @promise A site merged from 1, 2 or 7 parts is identical to the byte to a build in one piece;
// missing, duplicate, damaged or mismatched parts are refused

import { expect, test } from 'vitest';
import { assertComplete, joinParts } from '../../../src/build/shards/join-parts';
import type { FoundPart } from '../../../src/build/shards/read-parts';
import { origin } from './make-parts';

/** A part with these files and their digests, and a page with the stylesheet. */
function makePart(index: number, files: [string, string][]): FoundPart {
  const shard = { index, count: 2 };
  const styles = { stylesheet: '/assets/one.css', styleHashes: [] };
  const name = `part-${index}`;
  return { shard, origin, files, pages: [[`/p${index}`, styles]], folder: name, name };
}

test('files of all parts come together; pages of two parts may have the same styles', () => {
  const { files, pages } = joinParts([
    makePart(1, [
      ['p1/index.html', 'a'],
      ['assets/one.css', 's'],
      ['assets/one.css.gz', 'z'],
    ]),
    makePart(2, [
      ['p2/index.html', 'b'],
      ['assets/one.css', 's'],
      ['assets/one.css.gz', 'z'],
    ]),
  ]);
  expect([...files.keys()].toSorted()).toEqual([
    'assets/one.css',
    'assets/one.css.gz',
    'p1/index.html',
    'p2/index.html',
  ]);
  expect([...pages.keys()]).toEqual(['/p1', '/p2']);
});

test('of a picture that pages of several parts show, the first one is taken', () => {
  const picture = 'assets/pictures/lake-160.avif';
  const parts = [makePart(1, [[picture, 'a']]), makePart(2, [[picture, 'of another encoder']])];
  const { files } = joinParts(parts);
  expect(files.get(picture)).toEqual({ part: parts[0], digest: 'a' });
});

test.each([
  ['a file', 'p1/index.html', 'a'],
  ['a stylesheet that is another one', 'assets/one.css', 'other'],
])('%s in two parts is refused', (_name, file, digest) => {
  const parts = [
    makePart(1, [
      ['p1/index.html', 'a'],
      ['assets/one.css', 's'],
    ]),
    makePart(2, [[file, digest]]),
  ];
  expect(() => joinParts(parts)).toThrow(`"${file}" is both in part-1 and in part-2.`);
});

test('what is missing, and what is too much, is named', () => {
  const site = new Set(['index.html', 'about/index.html']);
  expect(() => assertComplete(site, site)).not.toThrow();
  expect(() => assertComplete(site, new Set(['index.html', 'old.html']))).toThrow(
    '"about/index.html" is missing from all parts.\n"old.html" is in a part but does not belong to the site.',
  );
});

test('of many that are missing, some are named', () => {
  const site = new Set(Array.from({ length: 14 }, (_one, index) => `${index}.html`));
  expect(() => assertComplete(site, new Set())).toThrow(
    /"9\.html" is missing from all parts\.\nand 4 more\n/,
  );
});
