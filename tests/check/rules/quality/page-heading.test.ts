import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const posts = { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } };

test('CFG0601: a page without a heading', () => {
  expect(
    reportChanged({
      '/routes/0/blocks': [{ type: 'text', anchor: 'hello', text: '<p>Hi.</p>' }, posts],
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0601]: This page has no heading.
      --> site.config.json:157:17
       in Page /
    157 |       "blocks": [
        |                 ^
        = Start with a "banner", or give the first block a "title".

    1 error in site.config.json"
  `);
});

test('any block can give the heading, but a notice has none', () => {
  const notice = { type: 'notice', notice: 'crisis' };
  const list = { type: 'list', title: 'Steps', items: ['One'] };
  expect(listCodes({ '/routes/0/blocks': [notice, list, posts] })).toEqual([]);
  expect(listCodes({ '/routes/0/blocks': [notice, posts] })).toEqual(['CFG0601']);
});
