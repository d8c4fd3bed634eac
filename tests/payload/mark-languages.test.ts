// @promise Where the project has no wording in the language of a site, the English wording is
// marked as English, also in content that appears later; sites with their own wording do not grow
// by a byte

import { expect, test } from 'vitest';
import { createTextFinder } from '../../src/payload/mark-languages';

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
  ['3 of 12', true],
  ['Pages found: 12', true],
  ['Page 2', true],
  ['Page {number}', true],
  ['+1,200 more areas', true],
  ['Texas, Tennessee residents only', true],
  ['Part 2 of 3: Sen', true],
  // What is English by chance: Dutch, French, Polish.
  ['Bel ons of kom langs', false],
  ['Page suivante', false],
  ['Zadzwoń, by porozmawiać, kiedy chcesz', false],
  ['Menus', false],
])('whether "%s" is one of the texts: %s', (text, isOne) => {
  expect(isEnglish(text)).toBe(isOne);
});
