import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolders } from '../../../src/io/cache/cache-files';
import { readCodeKey } from '../../../src/io/cache/code-key';
import { ModuleNotes } from '../../../src/io/cache/trace-modules';
import { readChecksummed } from '../../../src/io/cache/checksummed-files.mjs';
import { iconCode } from '../../../src/build/outputs/site-icons';
import { projectFolder } from '../../../src/io/project-folder';
import { shareImageCode } from '../../../src/build/share-images/share-images';

/** All modules that a module imports, as its text says; without types. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(projectFolder, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:import|export) (?!type)[^;]*? from '(\.[^']*)'/g)) {
    listImports(`${join(file, '..', path)}.ts`, found);
  }
  return found;
}

test.each([
  [shareImageCode, ['bidi-js', 'fontkit', 'sharp', 'subset-font']],
  [iconCode, ['sharp']],
])('whatever %s imports is in the key of its drawings', async (entry, packages) => {
  const notes = new ModuleNotes();
  expect((await notes.trace(entry)).toSorted()).toEqual(packages);
  const inputs = Object.keys(notes.listInputs());
  expect(inputs).toEqual([...listImports(entry)].toSorted());
  expect(inputs.every((file) => existsSync(join(projectFolder, file)))).toBe(true);
});

test('the key is the same again, and another one for other code', async () => {
  const key = await readCodeKey(iconCode);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await readCodeKey(iconCode)).toBe(key);
  expect(await readCodeKey(shareImageCode)).not.toBe(key);
  expect(readChecksummed(join(cacheFolders.code, 'draw-icon.ts.json'))).toBeDefined();
});
