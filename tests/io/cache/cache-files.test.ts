// @promise No damaged file in a cache or in `dist/` is published or kept: 200 random cases
// @promise Caches that cannot be written do not stop a build

import {
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DrawingCache, readCached, removeUnused } from '../../../src/io/cache/cache-files';
import {
  locateChecksummed,
  readChecksummed,
  writeChecksummed,
} from '../../../src/io/cache/checksummed-files.mjs';
import { damageFile, damages } from '../../hostile/damage-file';
import { makeTempFolder } from '../../make-temp-folder';

const day = 24 * 3_600_000;
const longAgo = new Date(Date.now() - 31 * day);

const drawWater = async () => Buffer.from('water');
const fail = () => Promise.reject(new Error('no paper'));

/** A cache with files that were made more than a month ago. */
function makeOldFiles(...names: string[]): string {
  const folder = makeTempFolder();
  for (const name of names) {
    const path = join(folder, name);
    writeChecksummed(path, Buffer.from(name));
    utimesSync(locateChecksummed(path), longAgo, longAgo);
  }
  return folder;
}

test('many that want the same file at once all get it, and nothing else is left', async () => {
  const folder = makeTempFolder();
  const path = join(folder, 'deep/lake');
  const contents = await Promise.all(Array.from({ length: 20 }, () => readCached(path, drawWater)));
  expect(new Set(contents.map(String))).toEqual(new Set(['water']));
  expect(readdirSync(join(folder, 'deep'))).toEqual(['lake.sealed']);
});

test('what is there is not made again', async () => {
  const path = join(makeTempFolder(), 'lake');
  await readCached(path, drawWater);
  expect(String(await readCached(path, fail))).toBe('water');
});

test('what cannot be made leaves nothing behind', async () => {
  const folder = makeTempFolder();
  await expect(readCached(join(folder, 'lake'), fail)).rejects.toThrow('no paper');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(damages)('a file that was %s is made again', async (damage) => {
  const folder = makeTempFolder();
  const path = join(folder, 'lake');
  writeChecksummed(join(folder, 'hills'), Buffer.from('a whole file, but another one'));
  await readCached(path, drawWater);
  damageFile(locateChecksummed(path), damage, locateChecksummed(join(folder, 'hills')));
  expect(readChecksummed(path)).toBeUndefined();
  expect(String(await readCached(path, drawWater))).toBe('water');
  expect(String(readChecksummed(path))).toBe('water');
});

test('what somebody else put there counts as missing', async () => {
  const path = join(makeTempFolder(), 'lake');
  writeFileSync(locateChecksummed(path), 'water');
  expect(readChecksummed(path)).toBeUndefined();
  writeFileSync(
    locateChecksummed(path),
    'a longer text than any seal, written by a program that knows none',
  );
  expect(readChecksummed(path)).toBeUndefined();
  mkdirSync(locateChecksummed(`${path}-2`));
  expect(readChecksummed(`${path}-2`)).toBeUndefined();
});

test('where nothing can be kept, a single line says so, and what was made is used', async () => {
  const folder = join(makeTempFolder(), 'drawings');
  // Not even root can make a file in a file.
  writeFileSync(folder, '');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const name of ['lake', 'hills']) {
    expect(String(await readCached(join(folder, name), drawWater))).toBe('water');
  }
  const said = warn.mock.calls.flat();
  warn.mockRestore();
  expect(said).toEqual([
    expect.stringMatching(
      /^Cannot save to the cache in .*drawings\. E[A-Z]+: .*\. Commands will be slower until .*$/,
    ),
  ]);
});

test('what no build has used for a month is removed', async () => {
  const folder = makeOldFiles('used', 'unused');
  writeChecksummed(join(folder, 'new'), Buffer.from('new'));
  // By the clock of this process; that of the disk may be another.
  utimesSync(locateChecksummed(join(folder, 'new')), new Date(), new Date());
  expect(String(await readCached(join(folder, 'used'), fail))).toBe('used');
  removeUnused(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['new.sealed', 'used.sealed']);
});

test('a file that another build removes meanwhile, or a missing cache, fails no build', () => {
  const folder = makeOldFiles('unused');
  // In the list of the folder, but gone when it is looked at.
  symlinkSync(join(folder, 'gone'), join(folder, 'a link to nothing'));
  removeUnused(folder);
  expect(existsSync(locateChecksummed(join(folder, 'unused')))).toBe(false);
  removeUnused(join(folder, 'missing'));
});

test('what is in use or just being made is not removed', () => {
  const folder = makeTempFolder();
  for (const name of ['.new', 'old', 'used']) mkdirSync(join(folder, name));
  removeUnused(folder, { after: -day, except: join(folder, 'used') });
  expect(readdirSync(folder).toSorted()).toEqual(['.new', 'used']);
});

function makeDrawingCache() {
  const cacheFolder = join(makeTempFolder(), 'cache');
  const drawn: string[] = [];
  return {
    cacheFolder,
    cache: new DrawingCache(cacheFolder),
    drawn,
    draw: (text: string) => async () => {
      drawn.push(text);
      return Buffer.from(text);
    },
  };
}

test('what was drawn once is not drawn again', async () => {
  const { cache, drawn, draw } = makeDrawingCache();
  const lake = await cache.keep('lake', draw('lake'));
  expect(await cache.keep('lake', draw('lake'))).toEqual(lake);
  const hills = await cache.keep('hills', draw('hills'));
  expect(drawn).toEqual(['lake', 'hills']);
  expect(String(lake)).toBe('lake');
  expect(String(hills)).toBe('hills');
});

test('a drawing that failed leaves nothing behind', async () => {
  const { cache, cacheFolder } = makeDrawingCache();
  await expect(cache.keep('lake', fail)).rejects.toThrow('no paper');
  expect(existsSync(cacheFolder)).toBe(false);
});
