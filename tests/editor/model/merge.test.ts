// @promise An editor that was killed resumes where it was; a draft never overwrites a file that has
// changed; other people’s changes are merged

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange } from '../../../src/editor/model/apply-change';
import type { Json } from '../../../src/utils/json';
import { mergeConfigs } from '../../../src/editor/model/merge';
import { anyConfig, anyDice, throwDice } from './random-changes';

const post = (id: string, title = id, more: Record<string, Json> = {}): Json => ({
  id,
  title,
  ...more,
});

/** What is merged, without any conflict. */
function merge(base: Json, mine: Json, theirs: Json): Json {
  const { config, conflicts } = mergeConfigs(base, mine, theirs);
  expect(conflicts).toEqual([]);
  return config;
}

test.each<[string, Json, Json, Json, Json]>([
  [
    'different settings',
    { a: 1, b: 1, c: 1 },
    { a: 2, b: 1, c: 1 },
    { a: 1, b: 1 },
    { a: 2, b: 1 },
  ],
  ['the same change', { a: 1 }, { a: 2, b: [3] }, { a: 2, b: [3] }, { a: 2, b: [3] }],
  [
    'settings that one of them adds',
    { a: {} },
    { a: { x: 1 } },
    { a: { y: 2 } },
    { a: { x: 1, y: 2 } },
  ],
  [
    'different entries',
    [post('a'), post('b'), post('c')],
    [post('a', 'A'), post('b'), post('c')],
    [post('a'), post('b'), post('c', 'C')],
    [post('a', 'A'), post('b'), post('c', 'C')],
  ],
  [
    'an entry that moved here and was edited there',
    [post('a'), post('b'), post('c')],
    [post('c'), post('a'), post('b')],
    [post('a'), post('b'), post('c', 'C')],
    [post('c', 'C'), post('a'), post('b')],
  ],
  [
    'an entry that moved there and was edited here',
    [post('a'), post('b'), post('c')],
    [post('a', 'A'), post('b'), post('c')],
    [post('c'), post('a'), post('b')],
    [post('c'), post('a', 'A'), post('b')],
  ],
  [
    'entries added by both at the same place, and one removed',
    [post('a'), post('b'), post('c')],
    [post('a'), post('mine'), post('b'), post('c')],
    [post('a'), post('theirs'), post('b')],
    [post('a'), post('mine'), post('theirs'), post('b')],
  ],
  [
    'different settings of the same entry',
    [post('a', 'A', { text: 'x' }), post('b')],
    [post('a', 'Mine', { text: 'x' }), post('b')],
    [post('b'), post('a', 'A', { text: 'theirs' })],
    [post('b'), post('a', 'Mine', { text: 'theirs' })],
  ],
  [
    'blocks, which have no id',
    [{ type: 'text', text: 'a' }, { type: 'list' }, { type: 'text', text: 'b' }],
    [{ type: 'text', text: 'mine' }, { type: 'list' }, { type: 'text', text: 'b' }],
    [{ type: 'text', text: 'a' }, { type: 'new' }, { type: 'list' }],
    [{ type: 'text', text: 'mine' }, { type: 'new' }, { type: 'list' }],
  ],
  ['words', ['a', 'b'], ['a', 'b', 'mine'], ['theirs', 'b'], ['theirs', 'b', 'mine']],
])('what two sides have changed is joined: %s', (_what, base, mine, theirs, joined) => {
  expect(merge(base, mine, theirs)).toEqual(joined);
});

test('only the same setting changed in two ways is asked, and each answer counts for its own', () => {
  const base = { posts: [post('a'), post('b'), post('c')], name: 'Base' };
  const mine = { posts: [post('b', 'Mine'), post('c', 'C')], name: 'Mine' };
  const theirs = { posts: [post('a', 'A'), post('b', 'Theirs'), post('c')], name: 'Theirs' };
  const { conflicts } = mergeConfigs(base, mine, theirs);
  expect(conflicts).toEqual([
    { path: ['posts', 0], base: post('a'), theirs: post('a', 'A') },
    { path: ['posts', 0, 'title'], base: 'b', mine: 'Mine', theirs: 'Theirs' },
    { path: ['name'], base: 'Base', mine: 'Mine', theirs: 'Theirs' },
  ]);
  const chosen = mergeConfigs(base, mine, theirs, ['theirs', 'mine', 'theirs']);
  expect(chosen.config).toEqual({
    posts: [post('a', 'A'), post('b', 'Mine'), post('c', 'C')],
    name: 'Theirs',
  });
  const others = mergeConfigs(base, mine, theirs, ['mine', 'theirs', 'mine']);
  expect(others.config).toEqual({ posts: [post('b', 'Theirs'), post('c', 'C')], name: 'Mine' });
});

test('when only one side has changed something, it is what counts, wherever it is', () => {
  fc.assert(
    fc.property(anyConfig, fc.array(anyDice, { maxLength: 6 }), (base, dice) => {
      let edited = base;
      for (const thrown of dice) edited = applyChange(edited, throwDice(edited, thrown)).config;
      expect(merge(base, edited, base)).toEqual(edited);
      expect(merge(base, base, edited)).toEqual(edited);
      expect(merge(base, edited, edited)).toEqual(edited);
    }),
    { numRuns: 200 },
  );
});

test('whatever two sides have done, every conflict can be answered for either of them', () => {
  fc.assert(
    fc.property(anyConfig, fc.array(anyDice, { maxLength: 8 }), (base, dice) => {
      let [mine, theirs] = [base, base];
      for (const [index, thrown] of dice.entries()) {
        if (index % 2 === 0) mine = applyChange(mine, throwDice(mine, thrown)).config;
        else theirs = applyChange(theirs, throwDice(theirs, thrown)).config;
      }
      const { conflicts } = mergeConfigs(base, mine, theirs);
      const again = mergeConfigs(
        base,
        mine,
        theirs,
        conflicts.map(() => 'theirs'),
      );
      expect(again.conflicts).toEqual(conflicts);
      expect(base).toEqual(JSON.parse(JSON.stringify(base)));
    }),
    { numRuns: 200 },
  );
});
