import { expect, test } from 'vitest';
import { getIn, readPointer, writePointer } from '../../src/utils/json';

test('only what is written down is found', () => {
  const config = { routes: [{ path: '/' }] };
  expect(getIn(config, ['routes', 0, 'path'])).toBe('/');
  expect(getIn(config, ['routes', 1, 'path'])).toBeUndefined();
  expect(getIn(config, ['routes', 'length'])).toBeUndefined();
  expect(getIn(config, ['constructor'])).toBeUndefined();
});

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
