import { expect, test } from 'vitest';
import { wrapIndex } from '../../src/components/use-rotation';

test('after the last comes the first, before the first the last', () => {
  expect(wrapIndex(4, 4)).toBe(0);
  expect(wrapIndex(-1, 4)).toBe(3);
  expect(wrapIndex(2, 4)).toBe(2);
});
