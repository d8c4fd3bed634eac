import { expect, test } from 'vitest';
import { listEntryLists } from '../../../src/editor/schema/list-entries';
import { beginEntry, describeNewEntry } from '../../../src/editor/schema/plan-entry';
import { getIn } from '../../../src/utils/json';
import { root } from '../documents';

test.each([
  ['AT', { country: 'AT' }],
  ['', {}],
])('a new location begins in the country of the site: "%s"', (country, site) => {
  const config = { site, entities: {}, routes: [] };
  const list = listEntryLists(root).find(({ key }) => key === 'places');
  if (!list) throw new Error('There is no list of locations.');
  const entry = describeNewEntry(root, config, list);
  const begun = beginEntry(root, config, entry);
  expect(getIn(begun, [...entry.path, 'address', 'country'])).toBe(country);
});
