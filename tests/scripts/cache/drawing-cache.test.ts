import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DrawingCache } from '../../../scripts/cache/drawing-cache';
import { makeTempFolder } from '../../make-temp-folder';

function setUp() {
  const folder = makeTempFolder();
  const cacheFolder = join(folder, 'cache');
  const drawn: string[] = [];
  return {
    cacheFolder,
    cache: new DrawingCache(cacheFolder),
    target: (name: string) => join(folder, 'site', name),
    drawn,
    draw: (text: string) => async () => {
      drawn.push(text);
      return Buffer.from(text);
    },
  };
}

const fail = () => Promise.reject(new Error('no paper'));

test('what was drawn once is not drawn again, for any site', async () => {
  const { cache, target, drawn, draw } = setUp();
  await cache.place(target('a/lake.png'), 'lake', draw('lake'));
  await cache.place(target('b/lake.png'), 'lake', draw('lake'));
  await cache.place(target('b/hills.png'), 'hills', draw('hills'));
  expect(drawn).toEqual(['lake', 'hills']);
  expect(readFileSync(target('b/lake.png'), 'utf8')).toBe('lake');
  expect(readFileSync(target('b/hills.png'), 'utf8')).toBe('hills');
});

test('a drawing that failed leaves nothing behind', async () => {
  const { cache, cacheFolder, target } = setUp();
  await expect(cache.place(target('lake.png'), 'lake', fail)).rejects.toThrow('no paper');
  expect(existsSync(target('lake.png'))).toBe(false);
  expect(existsSync(cacheFolder)).toBe(false);
});
