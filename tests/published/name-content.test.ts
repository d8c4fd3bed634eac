import { expect, test } from 'vitest';
import { nameContent } from '../../src/published/name-content';

test('the same content has the same name, in letters that every address and disk can hold', () => {
  expect(nameContent('a{order:1}')).toBe(nameContent('a{order:1}'));
  expect(nameContent('ä')).toMatch(/^[0-9a-f]{16}$/);
});

test('contents that a hash of 32 bits names alike have names of their own', () => {
  expect(nameContent('a{order:21388}')).not.toBe(nameContent('a{order:177303}'));
});
