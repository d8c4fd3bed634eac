import { expect, test } from 'vitest';
import { readFirstName } from '../../src/content/entities';

test.each([
  ['Aoife Brennan', 'Aoife'],
  ['  Prof. Dr. Anna  Weber', 'Anna'],
  ['Cher', 'Cher'],
  ['Dr.', 'Dr.'],
  [' ', ' '],
])('buttons call “%s” “%s”', (name, first) => {
  expect(readFirstName(name)).toBe(first);
});
