import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../check-changed';

const circle = [
  { from: '/old', to: '/older' },
  { from: '/older', to: '/oldest' },
  { from: '/oldest', to: '/old' },
];

test('CFG0411: redirects that lead in a circle', () => {
  expect(reportChanged({ '/redirects': circle })).toMatchInlineSnapshot(`
    "error[CFG0411]: The redirects lead in a circle: /old → /older → /oldest → /old.
      --> site.config.json:149:13
       in Redirect 1
    149 |       "to": "/older"
        |             ^^^^^^^^
        = Let one of them lead to a page.

    1 error in site.config.json"
  `);
});

test('CFG0412: a redirect that would hide a page', () => {
  const redirect = { from: '/contact', to: '/' };
  expect(reportChanged({ '/redirects/-': redirect })).toMatchInlineSnapshot(`
    "error[CFG0410]: The page "/" has no block with the anchor "counselors".
      --> site.config.json:25:17
       in navigation > Menu entry 2
    25 |         "href": "/contact#counselors",
       |                 ^^^^^^^^^^^^^^^^^^^^^
       = You can use "hello".

    error[CFG0411]: "/contact" is redirected again.
      --> site.config.json:149:13
       in Redirect 1
    149 |       "to": "/contact"
        |             ^^^^^^^^^^
        = Write "/", where it leads in the end.

    error[CFG0412]: There is a page at "/contact", so the redirect would hide it.
      --> site.config.json:152:15
       in Redirect 2
    152 |       "from": "/contact",
        |               ^^^^^^^^^^
        = Delete the redirect or change the address of the page.

    3 errors in site.config.json"
  `);
});

test('a redirect to another redirect is refused, with its goal', () => {
  const { problems } = checkChanged({ '/redirects/-': { from: '/older', to: '/old' } });
  expect(problems.map(({ code }) => code)).toEqual(['CFG0411']);
  expect(problems[0]?.hint).toBe('Write "/contact", where it leads in the end.');
});

test('a redirect to itself is a circle', () => {
  expect(listCodes({ '/redirects/0': { from: '/old', to: '/old' } })).toEqual(['CFG0411']);
});

test('a way into a circle is not reported beside the circle', () => {
  const redirects = [...circle, { from: '/ancient', to: '/old' }];
  expect(listCodes({ '/redirects': redirects })).toEqual(['CFG0411']);
});

test('two redirects from one address are refused', () => {
  expect(listCodes({ '/redirects/-': { from: '/old', to: '/' } })).toEqual(['CFG0412']);
});

test('a redirect may lead to a part of a page or to another site', () => {
  expect(
    listCodes({
      '/redirects/-': { from: '/team', to: '/contact#counselors' },
      '/redirects/1': { from: '/store', to: 'https://store.example' },
    }),
  ).toEqual([]);
});

test('a redirect to nowhere is a broken link', () => {
  expect(listCodes({ '/redirects/0/to': '/nowhere' })).toEqual(['CFG0409']);
});
