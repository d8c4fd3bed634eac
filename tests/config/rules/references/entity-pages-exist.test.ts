import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0415: cards of posts without pages for the posts', () => {
  expect(reportChanged({ '/routes/3/path': '/articles/{post.slug}' })).toMatchInlineSnapshot(`
    "error[CFG0415]: This makes a link to "/blog/on-rest", but there is no such page.
      --> site.config.json:186:19
       in Page / > Block 4 (card-grid) > cards
    186 |             "of": "posts",
        |                   ^^^^^^^
        = Add a page with "path": "/blog/{post.slug}" and "forEach": "posts".

    1 error in site.config.json"
  `);
});

test('those who lead an event need a page', () => {
  expect(
    listCodes({
      '/routes/2/path': '/team/{counselor.id}',
      '/navigation/menu/1/links': undefined,
      '/routes/0/blocks/2': { type: 'notice', notice: 'crisis' },
    }),
  ).toEqual(['CFG0415']);
});
