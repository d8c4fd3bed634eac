import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0412: a redirect that would hide a page', () => {
  expect(reportChanged({ '/redirects/-': { from: '/contact', to: '/' } })).toMatchInlineSnapshot(`
    "error[CFG0412]: There is a page at "/contact", so the redirect would hide it.
      --> site.config.json:152:15
       in Redirect 2
    152 |       "from": "/contact",
        |               ^^^^^^^^^^
        = Delete the redirect or change the address of the page.
      --> site.config.json:197:15 The page is here.
    197 |       "path": "/contact",
        |               ^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('two redirects from one address are refused', () => {
  expect(listCodes({ '/redirects/-': { from: '/old', to: '/' } })).toEqual(['CFG0412']);
});
