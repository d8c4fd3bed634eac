// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { makeTempFolder } from '../make-temp-folder';

test('files are listed as the site serves them', () => {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'images/people'), { recursive: true });
  writeFileSync(join(folder, 'favicon.svg'), '');
  writeFileSync(join(folder, 'images/people/Ruth.webp'), '');
  expect(listPublicFiles(folder)).toEqual(new Set(['/favicon.svg', '/images/people/Ruth.webp']));
});

test('links that lead out of the folder, nowhere or to folders are left out', () => {
  const folder = makeTempFolder();
  const outside = makeTempFolder();
  writeFileSync(join(outside, 'secret'), '');
  writeFileSync(join(folder, 'a.webp'), '');
  symlinkSync(join(outside, 'secret'), join(folder, 'secret.webp'));
  symlinkSync(outside, join(folder, 'outside'));
  symlinkSync(folder, join(folder, 'again'));
  symlinkSync(join(folder, 'none'), join(folder, 'none.webp'));
  symlinkSync(join(folder, 'a.webp'), join(folder, 'b.webp'));
  expect(listPublicFiles(folder)).toEqual(new Set(['/a.webp', '/b.webp']));
});

test('a folder that does not exist has no files', () => {
  expect(listPublicFiles(join(makeTempFolder(), 'none'))).toEqual(new Set());
});
