import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

test('CFG0603: two pages with the same title', () => {
  expect(reportChanged({ '/routes/1/title': 'Home' })).toMatchInlineSnapshot(`
    "warning[CFG0603]: The pages "/" and "/contact" have the same title.
      --> site.config.json:194:16
       in Page /contact
    194 |       "title": "Home",
        |                ^^^^^^
        = Give each page a different title.
      --> site.config.json:155:16 The other title is here.
    155 |       "title": "Home",
        |                ^^^^^^

    1 warning in site.config.json"
  `);
});

test('titles are compared as visitors see them', () => {
  expect(listCodes({ '/routes/1/title': 'On rest' })).toEqual(['CFG0603']);
});

test.each([
  ['a title', { '/routes/1/discreetTitle': 'Home' }, 'discreetTitle', 'title'],
  ['a later title', { '/routes/0/discreetTitle': 'Contact' }, 'title', 'discreetTitle'],
  [
    'another discreet title',
    { '/routes/0/discreetTitle': 'Weather', '/routes/1/discreetTitle': 'Weather' },
    'discreetTitle',
    'discreetTitle',
  ],
])('a discreet title that is the same as %s', (_what, changes, name, otherName) => {
  const { problems } = checkChanged(changes);
  expect(problems).toMatchObject([
    {
      code: 'CFG0603',
      path: `/routes/1/${name}`,
      related: [{ path: `/routes/0/${otherName}` }],
    },
  ]);
});

test('a title that only a discreet one hides may be used again', () => {
  expect(listCodes({ '/routes/1/title': 'Home', '/routes/1/discreetTitle': 'Weather' })).toEqual(
    [],
  );
});
