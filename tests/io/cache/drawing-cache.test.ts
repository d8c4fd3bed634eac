import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DrawingCache } from '../../../src/io/cache/drawing-cache';
import { makeTempFolder } from '../../make-temp-folder';

function setUp() {
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

const fail = () => Promise.reject(new Error('no paper'));

test('what was drawn once is not drawn again', async () => {
  const { cache, drawn, draw } = setUp();
  const lake = await cache.keep('lake', draw('lake'));
  expect(await cache.keep('lake', draw('lake'))).toEqual(lake);
  const hills = await cache.keep('hills', draw('hills'));
  expect(drawn).toEqual(['lake', 'hills']);
  expect(String(lake)).toBe('lake');
  expect(String(hills)).toBe('hills');
});

test('a drawing that failed leaves nothing behind', async () => {
  const { cache, cacheFolder } = setUp();
  await expect(cache.keep('lake', fail)).rejects.toThrow('no paper');
  expect(existsSync(cacheFolder)).toBe(false);
});
