import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

const circle = [
  { from: '/old', to: '/older' },
  { from: '/older', to: '/oldest' },
  { from: '/oldest', to: '/old' },
];

test('CFG0411: redirects that lead in a circle', () => {
  expect(reportChanged({ '/redirects': circle })).toMatchInlineSnapshot(`
    "error[CFG0411]: The redirects form a loop: /old → /older → /oldest → /old.
      --> site.config.json:149:13
       in Redirect 1
    149 |       "to": "/older"
        |             ^^^^^^^^
        = Change one of these redirects so that it goes to a page.

    1 error in site.config.json"
  `);
});

test('a redirect to another redirect is refused, with its goal', () => {
  const { problems } = checkChanged({ '/redirects/-': { from: '/older', to: '/old' } });
  expect(problems.map(({ code }) => code)).toEqual(['CFG0411']);
  expect(problems[0]?.hint).toBe('Write its target instead: "/contact".');
});

test('a redirect to itself is a circle', () => {
  expect(listCodes({ '/redirects/0': { from: '/old', to: '/old' } })).toEqual(['CFG0411']);
});

test('a way into a circle is not reported beside the circle', () => {
  const redirects = [...circle, { from: '/ancient', to: '/old' }];
  expect(listCodes({ '/redirects': redirects })).toEqual(['CFG0411']);
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

test('a way into a circle that another one has come upon before is not reported either', () => {
  const redirects = [
    { from: '/ancient', to: '/antique' },
    { from: '/antique', to: '/older' },
  ];
  const { problems } = checkChanged({ '/redirects': [...redirects, ...circle] });
  expect(problems.map(({ code, path }) => [code, path])).toEqual([['CFG0411', '/redirects/2/to']]);
});
