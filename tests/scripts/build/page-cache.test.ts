import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../make-temp-folder';
import { PageCache } from '../../../scripts/build/page-cache';

function buildOnce(): { cacheFolder: string; dist: string; staging: string } {
  const parent = makeTempFolder();
  const [cacheFolder, dist, staging] = ['cache', 'dist', 'next'].map((name) => join(parent, name));
  if (!cacheFolder || !dist || !staging) throw new Error('no folders');
  const first = new PageCache(cacheFolder, dist, 'code');
  expect(first.reuse('/about', '{"text":"one"}', dist)).toBe(false);
  mkdirSync(join(dist, '_data'), { recursive: true });
  mkdirSync(join(dist, 'assets'));
  for (const file of ['about.html', '_data/about.json', 'assets/a.css']) {
    for (const ending of ['', '.gz', '.br']) writeFileSync(join(dist, file + ending), 'content');
  }
  first.addRendered('/about', { stylesheet: '/assets/a.css', styleHashes: ['sha256-a'] });
  first.save(dist);
  mkdirSync(staging);
  return { cacheFolder, dist, staging };
}

test('an unchanged page is taken from the last build', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  const cache = new PageCache(cacheFolder, dist, 'code');
  expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(true);
  expect(existsSync(join(staging, '_data/about.json.br'))).toBe(true);
  expect(existsSync(join(staging, 'assets/a.css'))).toBe(true);
  cache.save(staging);
  renameSync(dist, `${dist}-old`);
  renameSync(staging, dist);
  mkdirSync(staging);
  expect(new PageCache(cacheFolder, dist, 'code').reuse('/about', '{"text":"one"}', staging)).toBe(
    true,
  );
});

test('a page is rendered again when its content or the code changed', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  expect(new PageCache(cacheFolder, dist, 'code').reuse('/about', '{"text":"two"}', staging)).toBe(
    false,
  );
  expect(
    new PageCache(cacheFolder, dist, 'new code').reuse('/about', '{"text":"one"}', staging),
  ).toBe(false);
});

test('a page is rendered again when somebody has touched its file', async () => {
  const { cacheFolder, dist, staging } = buildOnce();
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(dist, 'about.html'), 'edited by hand');
  expect(new PageCache(cacheFolder, dist, 'code').reuse('/about', '{"text":"one"}', staging)).toBe(
    false,
  );
});

test('a page that cannot be taken whole leaves no link: writing it leaves the old site alone', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  rmSync(join(dist, '_data/about.json.br'));
  const cache = new PageCache(cacheFolder, dist, 'code');
  expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(false);
  expect(
    readdirSync(staging, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  ).toEqual([]);
  mkdirSync(join(staging, 'assets'), { recursive: true });
  writeFileSync(join(staging, 'about.html'), 'rendered');
  expect(readFileSync(join(dist, 'about.html'), 'utf8')).toBe('content');
});

test('a file that another page has brought stays when a page cannot be taken whole', () => {
  const { cacheFolder, dist, staging } = buildOnce();
  rmSync(join(dist, '_data/about.json'));
  mkdirSync(join(staging, 'assets'));
  writeFileSync(join(staging, 'assets/a.css'), 'of another page');
  new PageCache(cacheFolder, dist, 'code').reuse('/about', '{"text":"one"}', staging);
  expect(readFileSync(join(staging, 'assets/a.css'), 'utf8')).toBe('of another page');
});

test.each(['about.html', '_data/about.json', 'about.html.br'])(
  'a file of something else at the place of %s is not taken for the page',
  (file) => {
    const { cacheFolder, dist, staging } = buildOnce();
    mkdirSync(join(staging, '_data'));
    writeFileSync(join(staging, file), 'from public/');
    const cache = new PageCache(cacheFolder, dist, 'code');
    expect(cache.reuse('/about', '{"text":"one"}', staging)).toBe(false);
  },
);
