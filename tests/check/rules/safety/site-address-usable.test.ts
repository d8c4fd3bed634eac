import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test.each([
  'https://lakelight.example:99999',
  'https://1.2.3.4.5',
  'https://..',
  'https://-',
  'https://127.0.0.1',
  'https://localhost',
  'https://lakelight',
  'https://-lake.example',
  `https://${'a'.repeat(64)}.example`,
])('the site cannot be at %s', (url) => {
  expect(listCodes({ '/site/url': url })).toEqual(['CFG0545']);
});

test.each(['https://www.lakelight.example', 'https://lakelight.example:8443'])(
  'the site can be at %s',
  (url) => {
    expect(listCodes({ '/site/url': url })).toEqual([]);
  },
);

test('CFG0545: an address that no site can have', () => {
  expect(reportChanged({ '/site/url': 'https://quiet-lake.example:99999' })).toMatchInlineSnapshot(`
    "error[CFG0545]: "https://quiet-lake.example:99999" is not a public web address.
      --> site.config.json:4:12
       in site
    4 |     "url": "https://quiet-lake.example:99999",
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      = Write the URL that the site will have, such as "https://www.example.org".

    1 error in site.config.json"
  `);
});
