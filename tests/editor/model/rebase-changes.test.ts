// @promise Changes made in two windows appear in both; if both change the same place, one version
// is kept and the editor reports it

import type { Json } from '../../../src/utils/json';
import { expect, test } from 'vitest';
import { applyChanges, type Change } from '../../../src/editor/model/apply-change';
import { rebaseChanges } from '../../../src/editor/model/rebase-changes';

const base: Json = {
  name: 'Lamp',
  posts: [
    { id: 'a', title: 'A', tags: ['x', 'y'] },
    { id: 'b', title: 'B' },
  ],
  rows: ['first', 'second'],
};

/** What becomes of changes on a version in which others have made theirs; undefined if they do not fit. */
function rebase(mine: readonly Change[], others: readonly Change[]): Json | undefined {
  const theirs = applyChanges(base, others).config;
  const rebased = rebaseChanges(mine, base, theirs);
  return rebased && applyChanges(theirs, rebased).config;
}

const setTitle: Change = { op: 'set', path: ['posts', 1, 'title'], value: 'Better' };

test('a change stays where others have changed something else', () => {
  expect(rebase([setTitle], [{ op: 'set', path: ['name'], value: 'Lantern' }])).toMatchObject({
    name: 'Lantern',
    posts: [{ title: 'A' }, { title: 'Better' }],
  });
});

test.each<[string, Change]>([
  ['put an entry before it', { op: 'insert', path: ['posts', 0], value: { id: 'n', title: 'N' } }],
  ['took an entry before it away', { op: 'remove', path: ['posts', 0] }],
  ['moved it', { op: 'move', from: ['posts', 1], to: ['posts', 0] }],
])('a change of an entry goes where the entry is when others %s', (_what, theirs) => {
  const config = rebase([setTitle], [theirs]) as { posts: { id: string; title: string }[] };
  expect(config.posts.find(({ id }) => id === 'b')).toEqual({ id: 'b', title: 'Better' });
  expect(config.posts.filter(({ title }) => title === 'Better')).toHaveLength(1);
});

test('of several changes, each counts on the one before it', () => {
  const mine: Change[] = [
    { op: 'insert', path: ['posts', 0, 'tags', 0], value: 'new' },
    { op: 'set', path: ['posts', 0, 'tags', 0], value: 'newer' },
    { op: 'move', from: ['posts', 0, 'tags', 0], to: ['posts', 0, 'tags', 2] },
  ];
  expect(
    rebase(mine, [{ op: 'insert', path: ['posts', 0], value: { id: 'n', title: 'N' } }]),
  ).toMatchObject({ posts: [{ id: 'n' }, { id: 'a', tags: ['x', 'y', 'newer'] }, { id: 'b' }] });
});

test('a setting that is new fits, also where others have added the same', () => {
  const change: Change = { op: 'set', path: ['phone'], value: '1' };
  expect(rebase([change], [change])).toMatchObject({ phone: '1' });
  expect(rebase([change], [{ op: 'set', path: ['email'], value: '2' }])).toMatchObject({
    phone: '1',
    email: '2',
  });
});

test.each<[string, Change, Change]>([
  ['the same setting', setTitle, { op: 'set', path: ['posts', 1, 'title'], value: 'Other' }],
  ['what it is in', setTitle, { op: 'remove', path: ['posts', 1] }],
  [
    'what it would take away',
    { op: 'remove', path: ['posts', 0] },
    { op: 'set', path: ['posts', 0, 'title'], value: 'Other' },
  ],
  [
    'the list that it adds to',
    { op: 'insert', path: ['rows', 1], value: 'between' },
    { op: 'remove', path: ['rows', 0] },
  ],
  [
    'the list in which it moves something',
    { op: 'move', from: ['rows', 0], to: ['rows', 1] },
    { op: 'insert', path: ['rows', 0], value: 'zeroth' },
  ],
  ['all', { op: 'set', path: [], value: {} }, { op: 'set', path: ['name'], value: 'Lantern' }],
])('a change does not fit where others have changed %s', (_what, mine, theirs) => {
  expect(rebase([mine], [theirs])).toBeUndefined();
});
