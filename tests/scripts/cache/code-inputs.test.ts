import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  areUnchanged,
  findFresh,
  hashInput,
  placeNoted,
} from '../../../scripts/cache/code-inputs.mjs';
import { makeTempFolder } from '../../make-temp-folder';

const file = 'package.json';
const asItIs = { [file]: hashInput(file) };

test('files are as they were noted, or one has changed, is gone or was not there', () => {
  expect(areUnchanged(asItIs)).toBe(true);
  expect(areUnchanged({ ...asItIs, 'tsconfig.json': 'other' })).toBe(false);
  expect(areUnchanged({ ...asItIs, 'no-such-file.ts': hashInput(file) })).toBe(false);
});

test('what was made from the same code by the same maker is found, and nothing else', () => {
  const cache = makeTempFolder();
  expect(findFresh(join(cache, 'missing'), 'v20')).toBeUndefined();
  function place(name: string, maker: string, inputs: Record<string, string>): string {
    const staging = join(cache, `.${name}`);
    mkdirSync(staging);
    return placeNoted(staging, cache, maker, inputs);
  }
  place('stale', 'v20', { [file]: 'other' });
  place('elsewhere', 'v22', asItIs);
  mkdirSync(join(cache, 'without-a-list'));
  expect(findFresh(cache, 'v20')).toBeUndefined();
  const fresh = place('fresh', 'v20', asItIs);
  expect(findFresh(cache, 'v20')).toBe(fresh);
  // Whoever comes second takes what is there.
  expect(place('second', 'v20', asItIs)).toBe(fresh);
  expect(readdirSync(cache).filter((name) => name.startsWith('.'))).toEqual([]);
});
