import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [home, contact, counselor, post, notFound] = minimalConfig.routes;

test('CFG0415: cards of posts without pages for the posts', () => {
  expect(reportChanged({ '/routes': [home, contact, counselor, notFound] })).toMatchInlineSnapshot(`
    "error[CFG0415]: This links to a page for each post, but these pages do not exist.
      --> site.config.json:186:19
       in Page / > Block 4 (card-grid) > cards
    186 |             "of": "posts",
        |                   ^^^^^^^
        = Add a page with "forEach": "posts" and "path": "/posts/{post.slug}".

    1 error in site.config.json"
  `);
});

test('those who lead an event need a page', () => {
  expect(
    listCodes({
      '/routes': [home, contact, post, notFound],
      '/navigation/menu/1/links': undefined,
      '/routes/0/blocks/2': { type: 'notice', notice: 'crisis' },
    }),
  ).toEqual(['CFG0415']);
});

test('a post needs a page when posts beside it link to it', () => {
  const article = { type: 'article', post: 'rest' };
  const changes = {
    '/routes': [home, contact, counselor, notFound],
    '/routes/0/blocks/3': article,
  };
  expect(listCodes(changes)).toEqual([]);
  const second = { ...minimalConfig.entities.posts[0], id: 'walking', slug: 'on-walking' };
  expect(listCodes({ ...changes, '/entities/posts/-': second })).toEqual(['CFG0415']);
});
