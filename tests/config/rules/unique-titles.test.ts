import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0603: two pages with the same title', () => {
  expect(reportChanged({ '/routes/1/title': 'Home' })).toMatchInlineSnapshot(`
    "warning[CFG0603]: The pages "/" and "/contact" have the same title.
      --> site.config.json:193:16
       in Page /contact
    193 |       "title": "Home",
        |                ^^^^^^
        = Give each page a title of its own.
      --> site.config.json:154:16 The other title is here.
    154 |       "title": "Home",
        |                ^^^^^^

    1 warning in site.config.json"
  `);
});

test('titles are compared as visitors see them', () => {
  expect(listCodes({ '/routes/1/title': 'On rest' })).toEqual(['CFG0603']);
});
