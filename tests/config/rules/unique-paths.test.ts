import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0401: two pages with the same address', () => {
  expect(reportChanged({ '/routes/1/path': '/' })).toMatchInlineSnapshot(`
    "error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:15:15
       in navigation > topBar
    15 |       "href": "/contact"
       |               ^^^^^^^^^^
       = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:24:17
       in navigation > Menu entry 2
    24 |         "href": "/contact#counselors",
       |                 ^^^^^^^^^^^^^^^^^^^^^
       = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:133:57
       in Post rest
    133 |         "content": "<h2>Rest</h2><p>Sit down. <a href=\\"/contact\\">Write to us</a>.</p>"
        |                                                         ^^^^^^^^
        = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0409]: There is no page or file "/contact".
      --> site.config.json:148:13
       in Redirect 1
    148 |       "to": "/contact"
        |             ^^^^^^^^^^
        = You can use "/", "/counselors/ruth", "/blog/on-rest", "/images/lake.webp", "/images/meadow.webp", "/video/stream.mp4", "/pdf/guide.pdf".

    error[CFG0401]: Two pages have the address "/".
      --> site.config.json:192:15
       in Page /
    192 |       "path": "/",
        |               ^^^
        = Change one of them.

    5 errors in site.config.json"
  `);
});

test('CFG0402: an address that the site itself uses', () => {
  expect(reportChanged({ '/routes/3/path': '/images/{post.slug}' })).toMatchInlineSnapshot(`
    "error[CFG0415]: This makes a link to "/blog/on-rest", but there is no such page.
      --> site.config.json:185:19
       in Page / > Block 4 (card-grid) > cards
    185 |             "of": "posts",
        |                   ^^^^^^^
        = Add a page with "path": "/blog/{post.slug}" and "forEach": "posts".

    error[CFG0402]: The site itself uses the address "/images/on-rest".
      --> site.config.json:234:15
       in Page /images/{post.slug}
    234 |       "path": "/images/{post.slug}",
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
