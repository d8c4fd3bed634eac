import { expect, test } from 'vitest';
import { measureContrast } from '../../../src/content/colors/srgb';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#1F5F66', '#1F5F66', 1],
])('%s and %s have a contrast of %d', (first, second, contrast) => {
  expect(measureContrast(first, second)).toBeCloseTo(contrast, 2);
});
