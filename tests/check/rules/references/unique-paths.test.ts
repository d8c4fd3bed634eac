// @promise No page or redirect replaces a page in another language, an error page or a file of the
// site

import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0401: two pages with the same address', () => {
  expect(reportChanged({ '/routes/1/path': '/' })).toMatchInlineSnapshot(`
    "error[CFG0401]: Two pages have the path "/".
      --> site.config.json:193:15
       in Page /
    193 |       "path": "/",
        |               ^^^
        = Change the path of one of the two pages.
      --> site.config.json:154:15 The other page is here.
    154 |       "path": "/",
        |               ^^^

    1 error in site.config.json"
  `);
});

test('CFG0402: an address that the site itself uses', () => {
  expect(reportChanged({ '/routes/3/path': '/images/{post.slug}' })).toMatchInlineSnapshot(`
    "error[CFG0402]: The path "/images/on-rest" is reserved for the site’s files.
      --> site.config.json:235:15
       in Page /images/{post.slug}
    235 |       "path": "/images/{post.slug}",
        |               ^^^^^^^^^^^^^^^^^^^^^
        = Choose another path.

    1 error in site.config.json"
  `);
});

test.each([
  '/index',
  '/about/index',
  '/404',
  '/about/404',
  '/assets',
  '/images/a',
  '/video',
  '/pdf/guide',
  '/icons/a',
  '/share',
  '/share/a',
])('no page can have the address %s', (path) => {
  expect(listCodes({ '/routes/1/path': path })).toContain('CFG0402');
});

test('an address made from a placeholder must be an address', () => {
  expect(listCodes({ '/routes/2/path': '/counselors/{counselor.name}' })).toContain('CFG0402');
});

test('an address made from a list can be that of another page', () => {
  expect(listCodes({ '/routes/1/path': '/blog/on-rest' })).toContain('CFG0401');
});
