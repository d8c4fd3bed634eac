// @promise No damaged file in a cache or in `dist/` is published or kept: 200 random cases
// @promise For each image, exactly the files that pages, feeds or data request are created: in a
// build from scratch, in a later one and in one merged from parts
// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestFiles } from '../../src/build/digest-files';
import { damageFile, damages } from '../hostile/damage-file';
import { makeTempFolder } from '../make-temp-folder';
import { PageCache } from '../../src/build/page-cache';
import { readChecksummed, writeChecksummed } from '../../src/io/cache/checksummed-files.mjs';

function buildOnce(): { cacheFolder: string; dist: string; staging: string } {
  const parent = makeTempFolder();
  const [cacheFolder, dist, staging] = ['cache', 'dist', 'next'].map((name) => join(parent, name));
  if (!cacheFolder || !dist || !staging) throw new Error('no folders');
  const first = new PageCache(cacheFolder, dist, 'code', true);
  expect(first.reuse('/about', '{"text":"one"}', dist)).toBe(false);
  mkdirSync(join(dist, '_data'), { recursive: true });
  mkdirSync(join(dist, 'assets'));
  const [html, data, css] = ['about.html', '_data/about.json', 'assets/a.css'].map((file) =>
    ['', '.br', '.gz'].map((ending) => {
      const content = Buffer.from(`content of ${file}${ending}`);
      writeFileSync(join(dist, file + ending), content);
      return content;
    }),
  );
  if (!html || !data || !css) throw new Error('no files');
  first.addRendered('/about', {
    digest: digestFiles([...html, ...data]),
    stylesheet: '/assets/a.css',
    stylesheetDigest: digestFiles(css),
    styleHashes: ['sha256-a'],
    pictures: ['/assets/pictures/a-160.avif', '/assets/pictures/b-214.jpg'],
  });
  first.save();
  mkdirSync(staging);
  return { cacheFolder, dist, staging };
}

test('an unchanged page is taken from the last build', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  const cache = new PageCache(cacheFolder, dist, 'code', true);
  expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(true);
  expect(existsSync(join(staging, '_data/about.json.br'))).toBe(true);
  expect(existsSync(join(staging, 'assets/a.css'))).toBe(true);
  expect(cache.stylesOf('/about')).toEqual({
    stylesheet: '/assets/a.css',
    styleHashes: ['sha256-a'],
  });
  cache.save();
  renameSync(dist, `${dist}-old`);
  renameSync(staging, dist);
  mkdirSync(staging);
  expect(
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging),
  ).toBe(true);
});

test('the pictures that a page asks for are known when it is taken, also two builds later', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  for (let builds = 0; builds < 2; builds += 1) {
    const cache = new PageCache(cacheFolder, dist, 'code', true);
    expect(cache.picturesOf('/about')).toEqual([]);
    expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(true);
    expect(cache.picturesOf('/about')).toEqual([
      '/assets/pictures/a-160.avif',
      '/assets/pictures/b-214.jpg',
    ]);
    cache.save();
    rmSync(dist, { recursive: true });
    renameSync(staging, dist);
    mkdirSync(staging);
  }
});

test('with a list of pages from before their styles were kept once, all are rendered again', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  const [name = ''] = readdirSync(cacheFolder);
  const file = join(cacheFolder, name.replace('.sealed', ''));
  const kept = JSON.parse(readChecksummed(file)?.toString('utf8') ?? '[]') as unknown[];
  const take = () =>
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging);
  writeChecksummed(file, Buffer.from(JSON.stringify(kept.slice(0, -1))));
  expect(take()).toBe(false);
  writeChecksummed(file, Buffer.from(JSON.stringify(kept)));
  expect(take()).toBe(true);
});

test('a page whose host asks for copies, or for none any more, is rendered again', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  const cache = new PageCache(cacheFolder, dist, 'code', false);
  expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(false);
});

test('a page is rendered again when its content or the code changed', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  expect(
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"two"}', staging),
  ).toBe(false);
  expect(
    new PageCache(cacheFolder, dist, 'new code', true).reuse('/about', '{"text":"one"}', staging),
  ).toBe(false);
});

test('what is remembered is the same, whichever page is rendered first', () => {
  const lists = [
    ['/a', '/b', '/c'],
    ['/c', '/a', '/b'],
  ].map((paths) => {
    const cacheFolder = makeTempFolder();
    const cache = new PageCache(cacheFolder, '/dist', 'code', true);
    for (const path of paths) {
      cache.addRendered(path, {
        digest: `of ${path}`,
        stylesheet: `/assets${path}.css`,
        stylesheetDigest: `of the styles of ${path}`,
        styleHashes: [],
        pictures: [`/assets/pictures${path}-160.avif`, '/assets/pictures/all-160.avif'],
      });
    }
    cache.save();
    return readdirSync(cacheFolder).map((name) => readFileSync(join(cacheFolder, name), 'utf8'));
  });
  expect(lists[0]).toHaveLength(1);
  expect(lists[0]).toEqual(lists[1]);
});

const files = ['about.html', '_data/about.json', 'assets/a.css'].flatMap((file) =>
  ['', '.br', '.gz'].map((ending) => file + ending),
);

test.each(damages)('a page of which a file was %s is rendered again', (damage) => {
  const { cacheFolder, dist, staging } = buildOnce();
  for (const [index, file] of files.entries()) {
    const path = join(dist, file);
    const { atime, mtime } = statSync(path);
    const content = readFileSync(path);
    damageFile(path, damage, join(dist, files[index - 1] ?? 'assets/a.css'));
    // A faulty disk, and many a program, leaves no trace in the time.
    utimesSync(path, atime, mtime);
    const cache = new PageCache(cacheFolder, dist, 'code', true);
    expect([file, cache.reuse('/about', '{"text":"one"}', staging)]).toEqual([file, false]);
    expect(readdirSync(staging)).toEqual([]);
    writeFileSync(path, content);
  }
  expect(
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging),
  ).toBe(true);
});

test('a page whose files were only touched is taken', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  for (const file of files) utimesSync(join(dist, file), new Date(), new Date());
  expect(
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging),
  ).toBe(true);
});

test.each(damages)('with a list of pages that was %s, all are rendered again', (damage) => {
  const { cacheFolder, dist, staging } = buildOnce();
  const [list = ''] = readdirSync(cacheFolder);
  const other = join(dist, 'other.json');
  writeFileSync(other, '[["/about",{"key":1}]]');
  damageFile(join(cacheFolder, list), damage, other);
  expect(
    new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging),
  ).toBe(false);
});

test('a page that cannot be taken whole leaves no link: writing it leaves the old site alone', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  rmSync(join(dist, '_data/about.json.br'));
  const cache = new PageCache(cacheFolder, dist, 'code', true);
  expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(false);
  expect(
    readdirSync(staging, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  ).toEqual([]);
  mkdirSync(join(staging, 'assets'), { recursive: true });
  writeFileSync(join(staging, 'about.html'), 'rendered');
  expect(readFileSync(join(dist, 'about.html'), 'utf8')).toBe('content of about.html');
});

test('a file that another page has brought stays when a page cannot be taken whole', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  rmSync(join(dist, '_data/about.json'));
  mkdirSync(join(staging, 'assets'));
  writeFileSync(join(staging, 'assets/a.css'), 'of another page');
  new PageCache(cacheFolder, dist, 'code', true).reuse('/about', '{"text":"one"}', staging);
  expect(readFileSync(join(staging, 'assets/a.css'), 'utf8')).toBe('of another page');
});

test.each(['about.html', '_data/about.json', 'about.html.br'])(
  'a file of something else at the place of %s is not taken for the page',
  (file) => {
    const { cacheFolder, dist, staging } = buildOnce();
    mkdirSync(join(staging, '_data'));
    writeFileSync(join(staging, file), 'from public/');
    const cache = new PageCache(cacheFolder, dist, 'code', true);
    expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(false);
  },
);
