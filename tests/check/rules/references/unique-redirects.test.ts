// @promise No page or redirect replaces a page in another language, an error page or a file of the
// site

import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

test('CFG0412: a redirect that would hide a page', () => {
  expect(reportChanged({ '/redirects/-': { from: '/contact', to: '/' } })).toMatchInlineSnapshot(`
    "error[CFG0412]: The redirect would hide the page "/contact".
      --> site.config.json:152:15
       in Redirect 2
    152 |       "from": "/contact",
        |               ^^^^^^^^^^
        = Delete the redirect, or change the path of the page.
      --> site.config.json:197:15 The page is here.
    197 |       "path": "/contact",
        |               ^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('two redirects from one address are refused', () => {
  expect(listCodes({ '/redirects/-': { from: '/old', to: '/contact' } })).toEqual(['CFG0412']);
});

test.each(['/404', '/blog/404'])('a redirect from %s would replace the error page @A12', (from) => {
  const [problem, ...others] = checkChanged({ '/redirects/-': { from, to: '/contact' } }).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'CFG0412',
    path: '/redirects/1/from',
    message: `Servers show the page at "${from}" for all paths that do not exist, so a redirect cannot start there.`,
    hint: 'Delete the redirect. The error page is the one with "path": "*".',
  });
});

test.each([
  ['/index', '/', 'Delete the redirect.'],
  ['/about/index', '/about', 'Write "/about".'],
])('a redirect from %s would hide the page at %s @A12', (from, address, hint) => {
  const [problem, ...others] = checkChanged({ '/redirects/-': { from, to: '/contact' } }).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'CFG0412',
    path: '/redirects/1/from',
    message: `Servers show the same page at "${from}" and "${address}", so a redirect cannot start there.`,
    hint,
  });
});
