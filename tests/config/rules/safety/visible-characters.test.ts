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
       = Delete it, or type the text again.
       = Delete the invisible character. (npm run validate -- --fix does this.)

    1 error in site.config.json"
  `);
});

test.each(['\u202E', '\u2066', '\uD83C', '\uDF0A', '\u007F'])('%j is refused', (character) => {
  expect(listCodes({ [label]: `Home${character}` })).toEqual(['CFG0506']);
});

test.each(['🌊', 'é', 'e\u0301', '家', 'a\u00A0b', 'a\nb'])('%j is fine', (text) => {
  expect(listCodes({ [label]: text })).toEqual([]);
});
