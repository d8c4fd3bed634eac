import { expect, test } from 'vitest';
import { readyToGoLive } from '../../../../src/check/problems/examples';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0606: sample content on a live site', () => {
  expect(reportChanged({ ...readyToGoLive, '/entities/counselors/0/sample': true }))
    .toMatchInlineSnapshot(`
    "error[CFG0606]: Before going live: replace the sample entry with a real one.
      --> site.config.json:119:19
       in Counselor ruth
    119 |         "sample": true
        |                   ^^^^
        = Replace the sample content and delete "sample", or delete the whole entry.

    1 error in site.config.json"
  `);
});

test('a live site with real content is fine', () => {
  expect(listCodes(readyToGoLive)).toEqual([]);
});
