import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

const href = '/routes/4/blocks/0/action/href';
const html = '/routes/0/blocks/1/text';

test('CFG0409: a link to a page that does not exist', () => {
  expect(reportChanged({ [href]: '/contcat' })).toMatchInlineSnapshot(`
    "error[CFG0409]: The page or file "/contcat" does not exist.
      --> site.config.json:257:21
       in Page * > Block 1 (not-found) > action
    257 |             "href": "/contcat"
        |                     ^^^^^^^^^^
        = Correct the link, or add this page. Pages and files, closest first: "/contact", "/", "/counselors/ruth" and 7 more.

    1 error in site.config.json"
  `);
});

test('a page that is now at another path is named once more, with what else there is', () => {
  const problem = checkChanged({ '/routes/1/path': '/reach-us' }).problems.find(
    ({ code }) => code === 'CFG0409',
  );
  expect(problem?.hint).toMatch(
    /^If this page is now at "\/reach-us", write "\/reach-us"\. Otherwise, correct the link, or add this page\. Pages and files/,
  );
});

test('CFG0410: a link to a part that the page does not have', () => {
  expect(reportChanged({ [href]: '/contact#counselor' })).toMatchInlineSnapshot(`
    "error[CFG0410]: The page "/contact" has no block with the anchor "counselor".
      --> site.config.json:257:21
       in Page * > Block 1 (not-found) > action
    257 |             "href": "/contact#counselor"
        |                     ^^^^^^^^^^^^^^^^^^^^
        = Correct the part after #, or add "anchor": "counselor" to the block that the link should open.
      --> site.config.json:192:5 The page starts here.

    1 error in site.config.json"
  `);
});

test('CFG0501: a link that is not safe', () => {
  expect(reportChanged({ [html]: '<p>Read <a href="java\tscript:alert(1)">these words</a>.</p>' }))
    .toMatchInlineSnapshot(`
      "error[CFG0501]: The link contains a line break, a tab or another invisible character.
        --> site.config.json:169:38
         in Page / > Block 2 (text)
      169 |           "text": "<p>Read <a href=\\"java\\tscript:alert(1)\\">these words</a>.</p>"
          |                                      ^^^^^^^^^^^^^^^^^^^^^
          = Delete this character.

      1 error in site.config.json"
    `);
});

test('CFG0502: a link that is not encrypted', () => {
  expect(reportChanged({ [href]: 'http://example.org' })).toMatchInlineSnapshot(`
    "error[CFG0502]: The link is not encrypted: it starts with "http:".
      --> site.config.json:257:21
       in Page * > Block 1 (not-found) > action
    257 |             "href": "http://example.org"
        |                     ^^^^^^^^^^^^^^^^^^^^
        = Write "https:" instead of "http:".

    1 error in site.config.json"
  `);
});

test.each([
  '/',
  '/contact',
  '/contact?from=home',
  '/contact#counselors',
  '/contact?from=home#counselors',
  '/counselors/ruth',
  '/blog/on-rest',
  '/pdf/guide.pdf',
  '/old',
  '/old#counselors',
  'mailto:{site.email}',
  'tel:{site.phone}',
  'https://example.org/a?b#c',
])('%s leads somewhere', (link) => {
  expect(listCodes({ [href]: link })).toEqual([]);
});

test.each([
  ['/Contact', 'CFG0409'],
  ['/contact/', 'CFG0409'],
  ['/counselors/{counselor.id}', 'CFG0408'],
  ['/*', 'CFG0409'],
  ['/404', 'CFG0409'],
  ['/pdf/Guide.pdf', 'CFG0409'],
  ['/contact/../pdf/guide.pdf', 'CFG0409'],
  ['/%63ontact', 'CFG0409'],
  ['/contact#', 'CFG0410'],
  ['/contact#block-1', 'CFG0410'],
  ['/old#nowhere', 'CFG0410'],
  ['#hello', 'CFG0410'],
  ['javascript:alert(1)//{site.name}', 'CFG0501'],
  ['//{site.name}', 'CFG0501'],
])('%s is refused', (link, code) => {
  expect(listCodes({ [href]: link })).toEqual([code]);
});

test('a link without page leads to a block of its own page only', () => {
  expect(listCodes({ [html]: '<p><a href="#hello">Stay</a></p>' })).toEqual([]);
  expect(listCodes({ [html]: '<p><a href="#counselors">There</a></p>' })).toEqual(['CFG0410']);
  const content = '/entities/posts/0/content';
  expect(listCodes({ [content]: '<p><a href="#hello">Where?</a></p>' })).toEqual(['CFG0410']);
  expect(listCodes({ '/navigation/topBar/href': '#hello' })).toEqual(['CFG0410']);
});

test('links inside of HTML are checked, and reported once', () => {
  expect(listCodes({ [html]: '<p><a href="/nowhere">x</a></p>' })).toEqual(['CFG0409']);
  expect(listCodes({ [html]: "<p><a href='/nowhere'>x</a></p>" })).toEqual(['CFG0409']);
  expect(listCodes({ [html]: '<p><a href="javascript:x">x</a></p>' })).toEqual(['CFG0501']);
  expect(listCodes({ [html]: '<p><a href="&#106;avascript:x">x</a></p>' })).toEqual(['CFG0501']);
  expect(listCodes({ [html]: '<p><a href="/contact?a=1&amp;b=2">x</a></p>' })).toEqual([]);
});

test('a link of a template is checked for each entry, and reported once', () => {
  const link = '/routes/2/blocks/0/actions/0/href';
  expect(listCodes({ [link]: '/counselors/{counselor.id}' })).toEqual([]);
  expect(listCodes({ [link]: '/book/{counselor.id}' })).toEqual(['CFG0409']);
});

test('braces do not hide a link where nothing is filled in', () => {
  const product = {
    id: 'course',
    kind: 'program',
    icon: 'book',
    title: 'Course',
    description: 'A course.',
    buttonText: 'Buy',
    gradient: 'dawn',
  };
  const list = '/entities/products';
  expect(listCodes({ [list]: [{ ...product, link: 'javascript:{x}' }] })).toEqual(['CFG0501']);
});
