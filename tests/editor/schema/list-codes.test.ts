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

test('a time zone that browsers do not list is one of the choices where it is chosen', () => {
  const present = { value: 'Asia/Calcutta', name: 'Asia/Calcutta' };
  const isListed = Intl.supportedValuesOf('timeZone').includes(present.value);
  const other = isListed ? { value: 'US/Central', name: 'US/Central' } : present;
  expect(listCodes('time-zone')).not.toContainEqual(other);
  expect(listCodes('time-zone', other.value)[0]).toEqual(other);
  expect(listCodes('time-zone', 'Middle/Earth')).toEqual(listCodes('time-zone'));
  expect(listCodes('currency', 'US/Central')).toEqual(listCodes('currency'));
});

test('countries are in the order of their names', () => {
  const names = listCodes('country').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});
