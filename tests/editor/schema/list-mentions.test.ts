import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { findUsesOfEntry } from '../../../src/editor/schema/find-uses';
import { listMentions } from '../../../src/editor/schema/list-companions';
import { removeItems } from '../../../src/editor/schema/plan-redirects';
import type { Json } from '../../../src/utils/json';
import { root } from '../documents';

const ruth: Json = { id: 'ruth', name: 'Ruth' };
const config: Json = {
  entities: {
    counselors: [ruth, { id: 'hanna', name: 'Hanna' }],
    events: [
      { id: 'walk', facilitators: ['hanna', 'ruth'] },
      { id: 'evening', facilitators: ['ruth'] },
    ],
  },
  routes: [{ path: '/', blocks: [{ type: 'profile', counselor: 'ruth' }] }],
};
const uses = findUsesOfEntry(root, config, { kind: 'counselor', id: 'ruth' });

test('an entry leaves the lists that also name others; a list must not be empty', () => {
  expect(uses).toHaveLength(3);
  expect(listMentions(root, config, uses, ruth)).toEqual([
    ['entities', 'events', 0, 'facilitators', 1],
  ]);
});

test('entries are removed from lists inside of lists first: no place is moved before its turn', () => {
  const inner = [['a', 2, 'b', 0]];
  const changes = removeItems([['a', 1], ...inner, ['a', 0]]);
  expect(applyChanges({ a: [1, 2, { b: [3, 4] }] }, changes).config).toEqual({ a: [{ b: [4] }] });
});
