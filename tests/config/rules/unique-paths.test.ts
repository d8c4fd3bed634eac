import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0401: two pages with the same address', () => {
  expect(reportChanged({ '/routes/1/path': '/' })).toMatchInlineSnapshot(`
    "error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:16:15
       in navigation > topBar
    16 |       "href": "/contact"
       |               ^^^^^^^^^^
       = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:25:17
       in navigation > Menu entry 2
    25 |         "href": "/contact#counselors",
       |                 ^^^^^^^^^^^^^^^^^^^^^
       = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:134:57
       in Post rest
    134 |         "content": "<h2>Rest</h2><p>Sit down. <a href=\\"/contact\\">Write to us</a>.</p>"
        |                                                         ^^^^^^^^
        = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:149:13
       in Redirect 1
    149 |       "to": "/contact"
        |             ^^^^^^^^^^
        = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0401]: Two pages have the address "/".
      --> site.config.json:193:15
       in Page /
    193 |       "path": "/",
        |               ^^^
        = Change one of them.

    5 errors in site.config.json"
  `);
});

test('CFG0402: an address that the site itself uses', () => {
  expect(reportChanged({ '/routes/3/path': '/images/{post.slug}' })).toMatchInlineSnapshot(`
    "error[CFG0415]: This makes a link to "/blog/on-rest", but there is no such page.
      --> site.config.json:186:19
       in Page / > Block 4 (card-grid) > cards
    186 |             "of": "posts",
        |                   ^^^^^^^
        = Add a page with "path": "/blog/{post.slug}" and "forEach": "posts".

    error[CFG0402]: The site itself uses the address "/images/on-rest".
      --> site.config.json:235:15
       in Page /images/{post.slug}
    235 |       "path": "/images/{post.slug}",
        |               ^^^^^^^^^^^^^^^^^^^^^
        = Choose another one.

    2 errors in site.config.json"
  `);
});

test.each(['/index', '/about/index', '/404', '/assets', '/images/a', '/video', '/pdf/guide'])(
  'no page can have the address %s',
  (path) => {
    expect(listCodes({ '/routes/1/path': path })).toContain('CFG0402');
  },
);

test('an address made from a placeholder must be an address', () => {
  expect(listCodes({ '/routes/2/path': '/counselors/{counselor.name}' })).toContain('CFG0402');
});

test('an address made from a list can be that of another page', () => {
  expect(listCodes({ '/routes/1/path': '/blog/on-rest' })).toContain('CFG0401');
});
