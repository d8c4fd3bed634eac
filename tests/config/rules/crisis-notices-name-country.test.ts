import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0512: a notice about a crisis without a country', () => {
  expect(reportChanged({ '/entities/notices/0/region': undefined })).toMatchInlineSnapshot();
});

test('other notices need no country', () => {
  const notice = { id: 'summer', kind: 'info', title: 'Closed in August', text: '<p>Rest.</p>' };
  expect(listCodes({ '/entities/notices/-': notice })).toEqual([]);
});
