import { expect, test } from 'vitest';
import { readyToGoLive as real } from '../../../../src/check/problems/examples';
import { listCodes, reportChanged } from '../../check-changed';

const local = '127.0.0.1:4180';

test('CFG0510: widgets of a live site that come from this computer', () => {
  const changed = reportChanged({ ...real, '/embeds/0/host': local });
  expect(changed).toMatchInlineSnapshot(`
    "error[CFG0510]: Before going live: stop loading widgets from your own computer.
      --> site.config.json:77:15
       in Widget booking
    77 |       "host": "127.0.0.1:4180"
       |               ^^^^^^^^^^^^^^^^
       = Visitors cannot reach "127.0.0.1:4180". Delete "host".

    1 error in site.config.json"
  `);
});

test('the server of the account is looked at too, and a demo may load from anywhere', () => {
  const account = { '/providers': { highlevel: { host: local } } };
  expect(listCodes({ ...real, ...account })).toEqual(['CFG0510']);
  expect(listCodes(account)).toEqual([]);
  expect(
    listCodes({ ...real, '/providers': { highlevel: { host: 'book.quiet-lake-counseling.org' } } }),
  ).toEqual([]);
});
