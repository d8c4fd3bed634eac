import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { siteOutput } from '../../src/io/output-folder';
import { readProcessStart } from '../../src/io/process-start';
import {
  createOnlyStagingFolder,
  createStagingFolder,
  replaceFolder,
} from '../../src/io/replace-folder';

test('the new folder takes the place of the old one, and nothing else is left', () => {
  const parent = makeTempFolder();
  const folder = join(parent, 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old.txt'), 'old');
  writeFileSync(join(folder, siteOutput.mark), '{}');
  const staging = createStagingFolder(folder);
  writeFileSync(join(staging, 'new.txt'), 'new');
  expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old');
  replaceFolder(staging, folder, siteOutput);
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

test.each([
  // The first process of every container.
  ['.dist-1', 1],
  ['.dist-1-0123456789ab', 1],
  [`.dist-${process.ppid}-0123456789ab-old`, process.ppid],
])(
  '%s of a process that got its id from a killed build does not count as its own',
  async (name, pid) => {
    expect(readProcessStart(pid)).toMatch(/^[0-9a-f]{12}$/);
    const parent = makeTempFolder();
    mkdirSync(join(parent, 'dist'));
    mkdirSync(join(parent, name));
    const staging = await createOnlyStagingFolder(join(parent, 'dist'));
    expect(readdirSync(parent)).toEqual([basename(staging), 'dist']);
  },
);

test('the staging folder of a process that is at work stays', () => {
  const parent = makeTempFolder();
  const name = `.dist-${process.ppid}-${readProcessStart(process.ppid)}`;
  mkdirSync(join(parent, name));
  const staging = createStagingFolder(join(parent, 'dist'));
  expect(readdirSync(parent).toSorted()).toEqual([name, basename(staging)].toSorted());
});

test('the site of a build that was killed between two renames comes back @F1', () => {
  const parent = makeTempFolder();
  const old = join(parent, '.dist-999999999-old');
  mkdirSync(old);
  writeFileSync(join(old, 'index.html'), 'good');
  createStagingFolder(join(parent, 'dist'));
  expect(readFileSync(join(parent, 'dist/index.html'), 'utf8')).toBe('good');
});

test('files that came into the folder during a build stay, and the build is refused', () => {
  const parent = makeTempFolder();
  const folder = join(parent, 'dist');
  const staging = createStagingFolder(folder);
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'three years of work');
  expect(() => replaceFolder(staging, folder, siteOutput)).toThrow('thesis.txt');
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('three years of work');
});

test.each([
  '.dist-2024-backup',
  '.dist-2024x',
  '.dist-0',
  '.dist-old',
  '.dist-999999999-older',
  '.dist-2-999999999',
  '.distant-999999999',
])('%s is not ours and stays', (name) => {
  const parent = makeTempFolder();
  mkdirSync(join(parent, name));
  createStagingFolder(join(parent, 'dist'));
  expect(existsSync(join(parent, name))).toBe(true);
});

test('a file that has the name of a staging folder stays', () => {
  const parent = makeTempFolder();
  writeFileSync(join(parent, '.dist-999999999'), '');
  createStagingFolder(join(parent, 'dist'));
  expect(existsSync(join(parent, '.dist-999999999'))).toBe(true);
});
