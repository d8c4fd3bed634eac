import { assert, nat, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { keyRows, nextKey } from '../../../../src/editor/client/state/use-list-edits';

test('rows that were moved keep their keys, and those that undoing brings back have others', () => {
  expect(keyRows(3, [])).toEqual([0, 1, 2]);
  expect(keyRows(3, [2, 0, 1])).toEqual([2, 0, 1]);
  // Two of five were removed and came back: their places had the keys 3 and 4 before.
  expect(keyRows(5, [0, 3, 4])).toEqual([0, 3, 4, 5, 6]);
  expect(keyRows(2, [4, 1, 2])).toEqual([4, 1]);
});

test('no two rows ever have the same key', () => {
  assert(
    property(uniqueArray(nat(50)), nat(60), (known, length) => {
      const keys = keyRows(length, known);
      expect(keys).toHaveLength(length);
      expect(new Set([...keys, nextKey(keys)]).size).toBe(length + 1);
    }),
  );
});
