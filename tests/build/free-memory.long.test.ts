import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freeMemory } from '../../src/build/free-memory';
import { listContents } from '../../src/content/list-references';
import { memoizeByString } from '../../src/utils/memoize';
import { sampleConfig } from '../sample-config';

function makeLists(): unknown[] {
  return Array.from({ length: 20 }, () => Array.from({ length: 1_000_000 }));
}

test('what checking a large config leaves behind is given back', () => {
  const left = { lists: makeLists() };
  const before = process.memoryUsage().heapUsed;
  left.lists = [];
  freeMemory();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(100_000_000);
});

test('what was found in a large config is given back while the config is still needed', async () => {
  const config = structuredClone(sampleConfig);
  const read = memoizeByString((text) => ({ length: text.length }));
  const text = 'A long text. '.repeat(100);
  const found = [new WeakRef(listContents(config)), new WeakRef(read(text))];
  const lists = makeLists();
  // What a weak reference was made to stays until its turn has ended.
  await sleep(0);
  freeMemory();
  expect(found.map((one) => one.deref())).toEqual([undefined, undefined]);
  expect(listContents(config).files).not.toEqual([]);
  expect(read(text)).toEqual({ length: text.length });
  expect(lists).toHaveLength(20);
});
