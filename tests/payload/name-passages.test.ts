import { expect, test } from 'vitest';
import { createTextFinder } from '../../src/payload/name-passages';

const isEnglish = createTextFinder([
  'Menu',
  'Pages found:',
  '{number} of {count}',
  'Page {number}',
  '{titles} by {creator}, {license}',
  '+{count} more areas',
  '{states} residents only',
  'Part {part} of {count}: {series}',
]);

test.each([
  '3 of 12',
  'Pages found: 12',
  'Page 2',
  'Page {number}',
  '+1,200 more areas',
  'Texas, Tennessee residents only',
  'Part 2 of 3: Sen',
])('"%s" is one of the texts', (text) => {
  expect(isEnglish(text)).toBe(true);
});

test.each([
  // What is English by chance: Dutch, French, Polish.
  'Bel ons of kom langs',
  'Page suivante',
  'Zadzwoń, by porozmawiać, kiedy chcesz',
  'Menus',
])('"%s" is none of the texts', (text) => {
  expect(isEnglish(text)).toBe(false);
});
