import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0606: sample content on a live site', () => {
  expect(reportChanged({ '/site/status': 'live' })).toMatchInlineSnapshot(`
    "warning[CFG0606]: The site is live, but this entry is sample content.
      --> site.config.json:119:19
       in Counselor ruth
    119 |         "sample": true
        |                   ^^^^
        = Make the entry real and delete "sample", or set "status" under "site" to "demo".

    1 warning in site.config.json"
  `);
});

test('a live site with real content is fine', () => {
  expect(listCodes({ '/site/status': 'live', '/entities/counselors/0/sample': undefined })).toEqual(
    [],
  );
});
