import { expect, test } from 'vitest';
import { keepNumbers } from '../../src/payload/keep-numbers';

test.each([
  ['Cancel Parent Culture, Part 2: Repair', 'Part\u00A02:'],
  ['In 3 steps', 'In\u00A03 steps'],
  ['On the 2nd day', 'the 2nd'],
  ['1. What we keep', '1. What we keep'],
])('in "%s" a number stays with the word before it', (text, kept) => {
  expect(keepNumbers(text)).toContain(kept);
});
