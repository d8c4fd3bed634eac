import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const label = '/navigation/menu/0/label';

test('CFG0506: a character that cannot be seen', () => {
  expect(reportChanged({ [label]: 'Ho\u0000me' })).toMatchInlineSnapshot(`
    "error[CFG0506]: The text contains an invisible character (U+0000).
      --> site.config.json:19:21
       in navigation > Menu entry 1
    19 |         "label": "Ho\\u0000me",
       |                     ^^^^^^
       = Delete the character, or type the text again. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test.each([
  ['an override of the direction', '\u202E'],
  ['an isolate', '\u2066'],
  ['half a character', '\uD83C'],
  ['the other half', '\uDF0A'],
  ['delete', '\u007F'],
  ['next line', '\u0085'],
  ['the start of an order to terminals', '\u009B'],
  ['a soft hyphen at the end', '\u00AD'],
  ['the Mongolian vowel separator', '\u180E'],
  ['the Hangul filler', '\u3164'],
  ['its narrow form', '\uFFA0'],
  ['the empty pattern of Braille', '\u2800'],
  ['a letter for programs', '\u{E0041}'],
  [
    'many of them after a flag',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0041}\u{E0042}',
  ],
])('%s is refused', (_, character) => {
  expect(listCodes({ [label]: `Home${character}` })).toEqual(['CFG0506']);
});

test.each([
  '🌊',
  'é',
  'e\u0301',
  '家',
  'a\u00A0b',
  'a\nb',
  'Donau\u00ADdampf',
  '👩\u200D👧',
  'می\u200Cخواهم',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
])('%j is fine', (text) => {
  expect(listCodes({ [label]: text })).toEqual([]);
});
