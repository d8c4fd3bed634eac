import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  compareManifests,
  parseManifest,
  readFolder,
  writeManifest,
} from '../../../scripts/golden/manifest';
import { makeTempFolder } from '../../make-temp-folder';

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'es'));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  return folder;
}

test('a record is read back as it was written', () => {
  const built = readFolder(makeFolder({ 'index.html': '<p>', 'es/a page.html': '' }));
  expect(parseManifest(writeManifest(built))).toEqual(built);
  expect([...built.keys()]).toEqual(['es/a page.html', 'index.html']);
});

test('each file that was added, changed or removed is named', () => {
  const before = readFolder(makeFolder({ same: '1', changed: 'old', 'es/removed': '' }));
  const after = readFolder(makeFolder({ same: '1', changed: 'new', 'es/added': '' }));
  expect(compareManifests(before, after)).toEqual([
    'changed: changed',
    'added: es/added',
    'removed: es/removed',
  ]);
  expect(compareManifests(before, before)).toEqual([]);
});

test('the version of a site, which changes with our code, is left out', () => {
  const folders = ['0a1b', '2c3d'].map((version) =>
    makeFolder({ '_site.json': `{"site":{},"version":"${version}"}` }),
  );
  const [before, after] = folders.map(readFolder);
  expect(after).toEqual(before);
});

test('a damaged record is refused', () => {
  expect(() => parseManifest('<<<<<<< HEAD\n')).toThrow('Not a line of a golden record');
});
