import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

test('CFG0404: two widgets with the same id', () => {
  expect(reportChanged({ '/embeds/1/id': 'booking' })).toMatchInlineSnapshot(`
    "error[CFG0404]: Two entries in "embeds" have the ID "booking".
      --> site.config.json:78:13
       in Widget booking
    78 |       "id": "booking",
       |             ^^^^^^^^^
       = Give each entry a different ID.
      --> site.config.json:68:13 The first use is here.
    68 |       "id": "booking",
       |             ^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('ids are unique in each list of entities', () => {
  const [notice] = minimalConfig.entities.notices;
  expect(listCodes({ '/entities/notices/-': notice })).toEqual(['CFG0404']);
});

test('ids are unique among the prices', () => {
  const session = { id: 'session', amount: 120 };
  const prices = [session, { id: 'group', amount: 40 }, session];
  expect(listCodes({ '/site/currency': 'USD', '/site/prices': prices })).toEqual(['CFG0404']);
});

test('entries of different lists may have the same id', () => {
  expect(listCodes({ '/entities/posts/0/id': 'ruth' })).toEqual([]);
});
