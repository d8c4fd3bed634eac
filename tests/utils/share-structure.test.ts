import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareStructure } from '../../src/utils/share-structure';
import { applyChange } from '../../src/editor/model/apply-change';
import type { Json } from '../../src/utils/json';
import { anyDice, throwDice } from '../editor/model/random-changes';
import { minimalConfig } from '../check/minimal-config';

const config = JSON.parse(JSON.stringify(minimalConfig)) as Json;

test('what says the same is the same object; the rest says what it said', () => {
  fc.assert(
    fc.property(anyDice, (dice) => {
      const { config: changed } = applyChange(config, throwDice(config, dice));
      const copy = structuredClone(changed);
      const shared = shareStructure(copy, config);
      // In the same order, too.
      expect(JSON.stringify(shared)).toBe(JSON.stringify(changed));
      expect(copy).toEqual(changed);
      expect(shareStructure(structuredClone(shared), shared)).toBe(shared);
    }),
    { numRuns: 200 },
  );
});

test('a change leaves everything beside it the same object, also after it moved', () => {
  const [one, two, three] = [{ a: [1] }, { a: [2] }, { a: [3], b: { c: 1 } }];
  const before = { list: [one, two, three], other: { d: 1 } };
  const now = { list: [one, { a: [2], new: 1 }, { a: [3], b: { c: 2 } }], other: { d: 1 } };
  const shared = shareStructure(now, before);
  expect(shared).toEqual(now);
  expect(shared.other).toBe(before.other);
  expect(shared.list[1]?.a).toBe(two.a);
  expect(shared.list[2]?.a).toBe(three.a);
  const moved = shareStructure({ list: [three, one, two], other: { d: 1 } }, before);
  expect(moved.list[0]).toBe(three);
  expect(moved.list[2]).toBe(two);
});

test('entries that were read anew are known by their id, wherever they are', () => {
  const before = [
    { id: 'a', text: 'one' },
    { id: 'b', text: 'two' },
    { id: 'c', text: 'three' },
  ];
  const now = [
    { id: 'new', text: 'none' },
    { id: 'a', text: 'one' },
    { id: 'b', text: 'changed' },
    { id: 'c', text: 'three' },
  ];
  const shared = shareStructure(now, before);
  expect(shared).toEqual(now);
  expect(shared[1]).toBe(before[0]);
  expect(shared[3]).toBe(before[2]);
});

test('another order of settings is another config', () => {
  const before = { a: 1, b: 2 };
  expect(Object.keys(shareStructure({ b: 2, a: 1 }, before))).toEqual(['b', 'a']);
});
