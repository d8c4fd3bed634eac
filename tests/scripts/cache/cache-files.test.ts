import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markUsed, readCached, removeUnused, writeWhole } from '../../../scripts/cache/cache-files';
import { makeTempFolder } from '../../make-temp-folder';

const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);

const drawWater = async () => Buffer.from('water');
const fail = () => Promise.reject(new Error('no paper'));

/** A cache with files that were made more than a month ago. */
function makeOldFiles(...names: string[]): string {
  const folder = makeTempFolder();
  for (const name of names) {
    writeWhole(join(folder, name), Buffer.from(name));
    utimesSync(join(folder, name), longAgo, longAgo);
  }
  return folder;
}

test('many that want the same file at once all get it, and nothing else is left', async () => {
  const folder = makeTempFolder();
  const path = join(folder, 'deep/lake');
  const contents = await Promise.all(Array.from({ length: 20 }, () => readCached(path, drawWater)));
  expect(new Set(contents.map(String))).toEqual(new Set(['water']));
  expect(readdirSync(join(folder, 'deep'))).toEqual(['lake']);
});

test('what cannot be made leaves nothing behind', async () => {
  const folder = makeTempFolder();
  await expect(readCached(join(folder, 'lake'), fail)).rejects.toThrow('no paper');
  expect(readdirSync(folder)).toEqual([]);
});

test('what no build has used for a month is removed', () => {
  const folder = makeOldFiles('used', 'unused');
  writeWhole(join(folder, 'new'), Buffer.from('new'));
  // By the clock of this process; that of the disk may be another.
  utimesSync(join(folder, 'new'), new Date(), new Date());
  expect(markUsed(join(folder, 'used'))).toBe(true);
  expect(markUsed(join(folder, 'missing'))).toBe(false);
  removeUnused(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'used']);
  expect(readFileSync(join(folder, 'used'), 'utf8')).toBe('used');
});

test('a file that another build removes meanwhile, or a missing cache, fails no build', () => {
  const folder = makeOldFiles('unused');
  // In the list of the folder, but gone when it is looked at.
  symlinkSync(join(folder, 'gone'), join(folder, 'a link to nothing'));
  removeUnused(folder);
  expect(existsSync(join(folder, 'unused'))).toBe(false);
  removeUnused(join(folder, 'missing'));
});
