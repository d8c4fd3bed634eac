import { expect, test } from 'vitest';
import { readPointer, writePointer } from '../../src/utils/json-pointer';

test('names with slashes and tildes are written and read', () => {
  expect(writePointer(['routes', 0, 'a/b~c'])).toBe('/routes/0/a~1b~0c');
  expect(readPointer('/routes/0/a~1b~0c', { routes: [{}] })).toEqual(['routes', 0, 'a/b~c']);
});

test('a number is a position in lists only', () => {
  expect(readPointer('/0/1', { '0': [] })).toEqual(['0', 1]);
});

test('the whole file has an empty pointer', () => {
  expect(writePointer([])).toBe('');
  expect(readPointer('', {})).toEqual([]);
});
