import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { hashFiles, stampSources } from '../../../src/io/cache/source-stamp.mjs';
import { engineFolder } from '../../../src/io/engine-folder.mjs';
import { makeTempFolder } from '../../make-temp-folder';

test('a stamp changes with each source that changes, comes or goes, and with nothing else', () => {
  const folder = makeTempFolder();
  const sources = [relative(engineFolder, folder), 'package.json', 'no-such-file.ts'];
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep/a.ts'), 'a');
  const first = stampSources(sources);
  expect(stampSources(sources)).toBe(first);
  const seen = new Set([first]);
  const change = (act: () => void): void => {
    act();
    const stamp = stampSources(sources);
    expect(seen).not.toContain(stamp);
    seen.add(stamp);
  };
  change(() => utimesSync(join(folder, 'deep/a.ts'), new Date(0), new Date(0)));
  change(() => writeFileSync(join(folder, 'b.ts'), 'b'));
  change(() => rmSync(join(folder, 'deep/a.ts')));
});

test('files that cannot be read have no hash', () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'a'), 'same');
  writeFileSync(join(folder, 'b'), 'same');
  const { a, b, ...others } = hashFiles(folder, ['a', 'b', 'gone']);
  expect(a).toMatch(/^[0-9a-f]{16}$/);
  expect(b).toBe(a);
  expect(others).toEqual({});
});
