import { expect, test } from 'vitest';
import { fillLabel } from '../../src/payload/fill-label';

test('words in braces are filled in', () => {
  expect(fillLabel('{number} of {count}', { number: '1', count: '4' })).toBe('1 of 4');
});

test('words that nobody knows stay as they are', () => {
  expect(fillLabel('{name} and {toString}', { name: 'Miriam' })).toBe('Miriam and {toString}');
});
