import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../make-temp-folder';
import { createStagingFolder, swapFolder } from '../../../scripts/build/swap-folder';

test('the new folder takes the place of the old one, and nothing else is left', () => {
  const parent = makeTempFolder();
  const folder = join(parent, 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old.txt'), 'old');
  const staging = createStagingFolder(folder);
  writeFileSync(join(staging, 'new.txt'), 'new');
  expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old');
  swapFolder(staging, folder);
  expect(readdirSync(folder)).toEqual(['new.txt']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('the staging folder of a build that was killed is removed by the next one @F1', () => {
  const parent = makeTempFolder();
  const stale = join(parent, '.dist-999999999');
  mkdirSync(stale);
  createStagingFolder(join(parent, 'dist'));
  expect(existsSync(stale)).toBe(false);
});

test('the site of a build that was killed between two renames comes back @F1', () => {
  const parent = makeTempFolder();
  const old = join(parent, '.dist-999999999-old');
  mkdirSync(old);
  writeFileSync(join(old, 'index.html'), 'good');
  createStagingFolder(join(parent, 'dist'));
  expect(readFileSync(join(parent, 'dist/index.html'), 'utf8')).toBe('good');
});
