// @promise No damaged file in a cache or in `dist/` is published or kept: 200 random cases
// @promise Caches that cannot be written do not stop a build

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findFresh, readCodeList } from '../../../src/io/cache/code-cache.mjs';
import { storeCode } from '../../../src/io/cache/store-code';
import { damageFile, damages } from '../../hostile/damage-file';
import { makeTempFolder } from '../../make-temp-folder';

const listCode = (folder: string) => Object.keys(readCodeList(folder)?.files ?? {});

/** Makes two files. */
async function makeCode(folder: string): Promise<void> {
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/app.js'), 'start();');
  writeFileSync(join(folder, 'worker.js'), 'work();');
}

test('what was made from the same origin is found, and nothing else', async () => {
  const cache = join(makeTempFolder(), 'cache');
  expect(findFresh(cache, 'v20')).toBeUndefined();
  await storeCode(cache, 'v22', makeCode);
  mkdirSync(join(cache, 'without-a-list'));
  expect(findFresh(cache, 'v20')).toBeUndefined();
  const fresh = await storeCode(cache, 'v20', makeCode);
  expect(findFresh(cache, 'v20')).toBe(fresh);
  // Whoever comes second takes what is there.
  expect(await storeCode(cache, 'v20', makeCode)).toBe(fresh);
  expect(readdirSync(cache).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each(damages)('a folder with a file that was %s is made again', async (damage) => {
  const cache = makeTempFolder();
  const folder = await storeCode(cache, 'v20', makeCode);
  const other = join(makeTempFolder(), 'other');
  writeFileSync(other, '{"origin":"v20","files":{}}');
  const files = ['client/app.js', 'list.json', 'worker.js'];
  expect(listCode(folder)).toEqual(files.filter((file) => file !== 'list.json'));
  for (const file of files) {
    const content = readFileSync(join(folder, file), 'utf8');
    damageFile(join(folder, file), damage, other);
    expect([file, findFresh(cache, 'v20')]).toEqual([file, undefined]);
    expect(await storeCode(cache, 'v20', makeCode)).toBe(folder);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(content);
    expect(findFresh(cache, 'v20')).toBe(folder);
  }
  rmSync(join(folder, 'worker.js'));
  expect(findFresh(cache, 'v20')).toBeUndefined();
});

test('a file that came into the folder is not a part of the code', async () => {
  const folder = await storeCode(makeTempFolder(), 'v20', makeCode);
  writeFileSync(join(folder, 'client/extra.js'), 'spy();');
  expect(listCode(folder)).toEqual(['client/app.js', 'worker.js']);
});

test('where it cannot be kept, it has the same name elsewhere, and a line says so', async () => {
  const kept = await storeCode(makeTempFolder(), 'v20', makeCode);
  const cache = join(makeTempFolder(), 'commands');
  // Not even root can make a folder in a file.
  writeFileSync(cache, '');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = await storeCode(cache, 'v20', makeCode);
  const said = warn.mock.calls.flat();
  warn.mockRestore();
  expect(basename(folder)).toBe(basename(kept));
  expect(readFileSync(join(folder, 'worker.js'), 'utf8')).toBe('work();');
  expect(said).toEqual([expect.stringMatching(/^Cannot save to the cache in .*commands\. .*$/)]);
});

test('a full disk is said in plain words, also where the bundler is the first to see it', async () => {
  const cache = makeTempFolder();
  const said = 'report this problem: No space left on device (os error 28)';
  await expect(storeCode(cache, 'v20', () => Promise.reject(new Error(said)))).rejects.toThrow(
    /^The disk is full: free/,
  );
  await expect(storeCode(cache, 'v20', () => Promise.reject(new Error('bug')))).rejects.toThrow(
    /^bug$/,
  );
});
