import { expect, test } from 'vitest';
import { readDate } from '../../src/pages/read-date';

test.each([
  ['January 3, 2024', '2024-01-03'],
  ['September 29, 2025', '2025-09-29'],
  ['December 31, 2026', '2026-12-31'],
])('%s is %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
