// @promise A map loads only when the visitor chooses to load it, and no third party learns of the
// visit before then

import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const disclosed = { '/routes/1/blocks/1/discloseLocation': true };

test('CFG0620: search engines are told of an event on a page with a quick exit', () => {
  expect(reportChanged({ ...disclosed, '/routes/1/quickExit': true })).toMatchInlineSnapshot(`
    "warning[CFG0620]: Search engines can read that "Retreat" takes place at "By the lake", although its page has a quick exit.
      --> site.config.json:213:31
       in Page /contact > Block 2 (event)
    213 |           "discloseLocation": true
        |                               ^^^^
        = Delete "discloseLocation", unless the event is public.
      --> site.config.json:216:20 The page has a quick exit.
    216 |       "quickExit": true
        |                    ^^^^

    1 warning in site.config.json"
  `);
});

test('on other pages, the place may be known', () => {
  expect(listCodes(disclosed)).toEqual([]);
});
