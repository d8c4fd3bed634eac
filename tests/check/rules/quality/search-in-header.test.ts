import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const search = {
  type: 'search',
  inHeader: true,
  nothingFound: '<p>Call us.</p>',
  withoutScript: '<p>Use the menu.</p>',
};

test('CFG0650: a second search that the field in the header should lead to', () => {
  const settings = { '/routes/0/blocks/-': search, '/routes/1/blocks/-': search };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "error[CFG0650]: The header already has a search field for another page.
      --> site.config.json:222:23
       in Page /contact > Block 3 (search)
    222 |           "inHeader": true,
        |                       ^^^^
        = Delete this setting, or "inHeader" of the other search.
      --> site.config.json:192:23 The other search is here.
    192 |           "inHeader": true,
        |                       ^^^^

    1 error in site.config.json"
  `);
});

test('CFG0650: a search on a page without an address', () => {
  const settings = {
    '/routes/-': {
      path: '*',
      title: 'Nothing here',
      description:
        'There is no such page here. The menu leads to all others, and the search finds them.',
      robots: 'noindex',
      blocks: [search],
    },
  };
  expect(listCodes(settings)).toContain('CFG0650');
});

test('one search in the header, and others beside it', () => {
  const settings = {
    '/routes/0/blocks/-': search,
    '/routes/1/blocks/-': { ...search, inHeader: false },
  };
  expect(listCodes(settings)).toEqual([]);
});
