import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0403: no page for addresses that do not exist', () => {
  expect(reportChanged({ '/routes/4/path': '/lost' })).toMatchInlineSnapshot(`
    "error[CFG0403]: No page answers addresses that do not exist.
      --> site.config.json:151:13
    151 |   "routes": [
        |             ^
        = Add a page with "path": "*".

    warning[CFG0608]: The description of the page "/lost" has 22 characters; 70 to 160 are best for search results.
      --> site.config.json:248:22
       in Page /lost
    248 |       "description": "There is no such page.",
        |                      ^^^^^^^^^^^^^^^^^^^^^^^^
        = Say in one or two sentences what people find on the page.

    1 error, 1 warning in site.config.json"
  `);
});

test('two such pages are one too many', () => {
  expect(listCodes({ '/routes/3/path': '*' })).toContain('CFG0403');
});
