import { expect, test } from 'vitest';
import type { FindingPlace } from '../../../src/config/finding';
import { createLocator } from '../../../src/config/json/locate';

const text = String.raw`{"a": {"b": "x\"\u00e9\n<b>"}, "c": [1, 22]}`;

function locate(place: Partial<FindingPlace>): string {
  const { start, end } = createLocator(text)({ path: [], ...place });
  return text.slice(start, end);
}

test('a value, its name, or the bracket that opens it', () => {
  expect(locate({ path: ['c', 1] })).toBe('22');
  expect(locate({ path: ['c'] })).toBe('[');
  expect(locate({ path: ['a', 'b'], atKey: true })).toBe('"b"');
  expect(locate({})).toBe('{');
});

test('a value that is not written down is shown at the group around it', () => {
  const { start } = createLocator(text)({ path: ['a', 'x', 'y'] });
  expect(start).toBe(text.indexOf('{"b"'));
  expect(locate({ path: ['a', 'x'], atKey: true })).toBe('{');
});

test('a part of a text is found behind escapes', () => {
  expect(locate({ path: ['a', 'b'], part: { start: 4, end: 7 } })).toBe('<b>');
  expect(locate({ path: ['a', 'b'], part: { start: 1, end: 3 } })).toBe(String.raw`\"\u00e9`);
  expect(locate({ path: ['a', 'b'], part: { start: 2, end: 2 } })).toBe('');
});
