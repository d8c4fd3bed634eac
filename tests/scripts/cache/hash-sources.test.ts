import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashSources } from '../../../scripts/cache/hash-sources';
import { shareImageSources } from '../../../scripts/share-images/share-images';
import { makeTempFolder } from '../../make-temp-folder';

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).map((name) => join(path, name));
}

test('other code in a file or folder gives another hash, the same code the same', () => {
  const folder = makeTempFolder();
  const file = join(folder, 'draw.ts');
  writeFileSync(file, 'circle');
  const [ofFile, ofFolder] = [hashSources([file]), hashSources([folder])];
  expect(hashSources([folder])).toBe(ofFolder);
  writeFileSync(file, 'square');
  expect(hashSources([file])).not.toBe(ofFile);
  expect(hashSources([folder])).not.toBe(ofFolder);
});

test('whatever the code of share images imports is in their hash', () => {
  const hashed = shareImageSources.flatMap(listFiles);
  const imported = hashed.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:import|export) (?!type)[^;]*? from '(\.[^']*)'/g),
    ].map(([, path = '']) => `${join(dirname(file), path)}.ts`),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect([...new Set(imported)].filter((file) => !hashed.includes(file))).toEqual([]);
});
