import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import type { Json } from '../../../src/utils/json';
import { listChanges } from '../../../src/editor/model/list-changes';

const text = (title: string): Json => ({ type: 'text', title });
const long = (title: string, words: string): Json => ({ type: 'text', title, text: words });

describe('changes between two versions of a list', () => {
  test('a block that is put before others is one change, and so is one that is edited', () => {
    const before = [text('One'), text('Two'), { type: 'list', items: ['a'] }, text('Four')];
    const after = [text('New'), text('One'), text('Two'), { type: 'list', items: ['b'] }];
    expect(listChanges(before, [...after, text('Four')])).toEqual([
      { op: 'insert', path: [0], value: text('New') },
      { op: 'set', path: [3, 'items', 0], value: 'b' },
    ]);
  });

  test('an entry that is removed is one change, and those after it are told apart by their ids', () => {
    const before = ['one', 'two', 'three'].map((id) => ({ id, title: id }));
    const after = before.slice(1).map(({ id, title }) => ({ id, title: `${title}!` }));
    expect(listChanges(before, after)).toEqual([
      { op: 'remove', path: [0] },
      { op: 'set', path: [0, 'title'], value: 'two!' },
      { op: 'set', path: [1, 'title'], value: 'three!' },
    ]);
  });

  test('a block that is edited is known by what it says, also after one of its kind that is removed', () => {
    const river = 'We walk along the river, and talk about what is heavy.';
    const before = [long('Who we are', 'Two people and a quiet room.'), long('How', river)];
    expect(listChanges(before, [long('How it works', river)])).toEqual([
      { op: 'remove', path: [0] },
      { op: 'set', path: [0, 'title'], value: 'How it works' },
    ]);
  });

  test('what has changed places is compared place by place', () => {
    expect(listChanges([text('One'), text('Two')], [text('Two'), text('One')])).toEqual([
      { op: 'set', path: [0, 'title'], value: 'Two' },
      { op: 'set', path: [1, 'title'], value: 'One' },
    ]);
  });

  test('all changes, one after the other, make the second version of the first', () => {
    const item = oneof(
      record({ id: constantFrom('a', 'b', 'c', 'd', 'e'), title: nat(2) }),
      record({ type: constantFrom('text', 'list'), items: array(nat(2), { maxLength: 3 }) }),
      nat(3),
    );
    const list = array(item, { maxLength: 7 });
    assert(
      property(list, list, (before, after) => {
        const { config } = applyChanges(
          { list: before },
          listChanges({ list: before }, { list: after }),
        );
        expect(config).toEqual({ list: after });
      }),
      { numRuns: 1000 },
    );
  });
});
