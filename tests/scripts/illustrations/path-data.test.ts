import { expect, test } from 'vitest';
import { smoothLine, writePath } from '../../../scripts/illustrations/path-data';
import { simplifyOutline } from '../../../scripts/illustrations/simplify-outline';

test('a path is written in relative whole numbers', () => {
  const path = writePath([
    ['M', 10, 10],
    ['L', 20, 5],
    ['L', 30.4, 10.4],
    ['Q', 40, 10, 40, 20],
    ['Z'],
  ]);
  expect(path).toBe('m10 10 10-5 10 5q10 0 10 10z');
});

test('level and upright lines need one number', () => {
  expect(
    writePath([
      ['M', 0, 0],
      ['L', 5, 0],
      ['L', 5, -7],
    ]),
  ).toBe('m0 0h5v-7');
});

test('a new part starts where the last one was closed', () => {
  const path = writePath([['M', 2, 3], ['L', 9, 9], ['Z'], ['M', 4, 4], ['L', 6, 7]]);
  expect(path).toBe('m2 3 7 6zm2 1 2 3');
});

test('a smooth line goes through all its points', () => {
  const line = smoothLine([
    [0, 0],
    [10, 5],
    [20, 0],
  ]);
  expect(line.map((step) => step.slice(-2))).toEqual([
    [10, 5],
    [20, 0],
  ]);
});

test('flat curves become lines, and points on a line are left out', () => {
  const outline = simplifyOutline(
    [
      ['M', 0, 0],
      ['L', 5, 0.1],
      ['Q', 10, 0.2, 20, 0],
      ['Q', 30, 0, 30, 10],
    ],
    1,
  );
  expect(outline).toEqual([
    ['M', 0, 0],
    ['L', 20, 0],
    ['Q', 30, 0, 30, 10],
  ]);
});
