import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const total = '/entities/counselors/0/totalConditions';

test('CFG0604: fewer areas than specialties', () => {
  expect(reportChanged({ [total]: 1 })).toMatchInlineSnapshot(`
    "error[CFG0604]: "totalConditions" is 1, but 2 specialties are listed.
      --> site.config.json:104:28
       in Counselor ruth
    104 |         "totalConditions": 1,
        |                            ^
        = Write 2 or more.
      --> site.config.json:100:9 The specialties are listed here.

    1 error in site.config.json"
  `);
});

test('as many areas as specialties are fine', () => {
  expect(listCodes({ [total]: 2 })).toEqual([]);
});
