import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0512: a notice about a crisis without a country', () => {
  expect(reportChanged({ '/entities/notices/0/region': undefined })).toMatchInlineSnapshot(`
    "error[CFG0512]: This notice has no country for its phone numbers.
      --> site.config.json:139:17
       in Notice crisis
    139 |         "kind": "crisis",
        |                 ^^^^^^^^
        = Add the two-letter code of the country, for example "region": "US".

    1 error in site.config.json"
  `);
});

test('other notices need no country', () => {
  const notice = { id: 'summer', kind: 'info', title: 'Closed in August', text: '<p>Rest.</p>' };
  expect(listCodes({ '/entities/notices/-': notice })).toEqual([]);
});
