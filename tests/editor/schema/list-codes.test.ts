import { expect, test } from 'vitest';
import { isCodeFormat, listCodes } from '../../../src/editor/schema/list-codes';

test('codes have names that people know', () => {
  expect(listCodes('country')).toContainEqual({ value: 'GB', name: 'United Kingdom' });
  expect(listCodes('time-zone')).toContainEqual({
    value: 'America/New_York',
    name: 'America/New York',
  });
  expect(listCodes('currency')).toContainEqual({ value: 'CHF', name: 'Swiss Franc (CHF)' });
});

test('other formats have no codes', () => {
  expect(isCodeFormat('country')).toBe(true);
  expect(isCodeFormat('day')).toBe(false);
  expect(isCodeFormat('toString')).toBe(false);
  expect(isCodeFormat(undefined)).toBe(false);
});
