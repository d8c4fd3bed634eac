import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

const redirects = [
  { from: '/contact/map', to: '/contact' },
  { from: '/prices', to: '/' },
  { from: '/old', to: '/contact' },
];

test('CFG0703: links to removed pages, whose addresses lead to the page above', () => {
  expect(
    diagnose({
      '/redirects': redirects,
      '/navigation/topBar/href': '/prices?from=top',
      '/routes/0/blocks/1/text': '<p>See <a href="/contact/map">the map</a>.</p>',
    }),
  ).toMatchInlineSnapshot(`
    "warning[CFG0703]: The page "/prices" was removed. This link is redirected to "/". @15:15-33
    warning[CFG0703]: The page "/contact/map" was removed. This link is redirected to "/contact". @177:37-49"
  `);
});

test('CFG0703: a redirect to a page that was chosen is fine', () => {
  expect(
    listCodes({
      '/redirects/-': { from: '/map', to: '/contact' },
      '/navigation/topBar/href': '/map',
    }),
  ).toEqual([]);
});
