// @promise In 2,000 random sequences of 50 changes, undoing all of them restores the first bytes,
// and redoing all of them the last

import * as fc from 'fast-check';
import type { Json } from '../../../src/utils/json';
import { expect, test } from 'vitest';
import { isSample } from '../../runners/is-sample';
import {
  applyChange,
  applyChanges,
  ChangeError,
  type Change,
} from '../../../src/editor/model/apply-change';
import {
  beginHistory,
  closeStep,
  makeStep,
  redoStep,
  undoStep,
  type History,
} from '../../../src/editor/model/undo-history';
import { listChanges } from '../../../src/editor/model/list-changes';
import { anyConfig, anyDice, throwDice } from './random-changes';

const numRuns = isSample ? 100 : 2000;

test('undoing all gives the first bytes, redoing all the last', () => {
  fc.assert(
    fc.property(anyConfig, fc.array(anyDice, { minLength: 50, maxLength: 50 }), (first, dice) => {
      const before = JSON.stringify(first);
      let history = beginHistory(first);
      let time = 0;
      for (const thrown of dice) {
        time += thrown.pause;
        history = makeStep(history, {
          label: 'Change',
          changes: [throwDice(history.config, thrown)],
          time,
        });
        // Now and then somebody goes back and forth.
        if (thrown.where % 7 === 0) history = undoStep(history)?.history ?? history;
        if (thrown.where % 14 === 0) history = redoStep(history)?.history ?? history;
      }
      while (history.undone.length > 0) history = redoStep(history)?.history ?? history;
      const last = JSON.stringify(history.config);
      const undone = goAllTheWay(history, undoStep);
      expect(JSON.stringify(undone.config)).toBe(before);
      const redone = goAllTheWay(undone, redoStep);
      expect(JSON.stringify(redone.config)).toBe(last);
      expect(JSON.stringify(first)).toBe(before);
    }),
    { numRuns },
  );
});

test('what a browser is told to change makes the same config as the server has', () => {
  fc.assert(
    fc.property(anyConfig, fc.array(anyDice, { minLength: 5, maxLength: 5 }), (first, dice) => {
      let history = beginHistory(first);
      for (const [index, thrown] of dice.entries()) {
        const changes = [throwDice(history.config, thrown)];
        history = makeStep(history, { label: 'Change', changes, time: index * 1000 });
      }
      const undone = undoStep(history);
      expect(undone && applyChanges(history.config, undone.changes).config).toEqual(
        undone?.history.config,
      );
    }),
    { numRuns: 100 },
  );
});

test('the changes between two configs make one of the other', () => {
  fc.assert(
    fc.property(anyConfig, fc.array(anyDice, { maxLength: 8 }), anyConfig, (first, dice, other) => {
      let edited = first;
      for (const thrown of dice) edited = applyChange(edited, throwDice(edited, thrown)).config;
      for (const goal of [edited, other]) {
        const changes = listChanges(first, goal);
        expect(applyChanges(first, changes).config).toEqual(goal);
      }
    }),
    { numRuns: isSample ? 100 : 1000 },
  );
});

test('a change names the innermost place that differs', () => {
  const before: Json = { title: 'A', list: [{ id: 'a', name: 'Ann' }, { id: 'b' }, { id: 'c' }] };
  const after: Json = { title: 'A', list: [{ id: 'a', name: 'Anna' }, { id: 'c' }], new: 1 };
  expect(listChanges(before, after)).toEqual([
    { op: 'set', path: ['list', 0, 'name'], value: 'Anna' },
    { op: 'remove', path: ['list', 1] },
    { op: 'set', path: ['new'], value: 1, at: 2 },
  ]);
});

const typing = (value: Json, time: number) => ({
  label: 'Change title',
  changes: [{ op: 'set', path: ['title'], value } satisfies Change],
  time,
});

test('keystrokes in one setting are one step; a pause, another setting or saving ends it', () => {
  let history = beginHistory({ text: '' });
  for (const [index, value] of ['A', 'Ab', 'Abc'].entries()) {
    history = makeStep(history, typing(value, index * 500));
  }
  expect(steps(history)).toEqual(['Change title']);
  expect(undoStep(history)?.history.config).toEqual({ text: '' });
  const paused = makeStep(history, typing('Abcd', 1000 + 801));
  expect(steps(paused)).toHaveLength(2);
  const other: Change = { op: 'set', path: ['text'], value: 'x' };
  expect(steps(makeStep(history, { label: 'Text', changes: [other], time: 1001 }))).toHaveLength(2);
  expect(steps(makeStep(closeStep(history), typing('Abcd', 1001)))).toHaveLength(2);
  const again = redoStep(undoStep(history)?.history ?? history)?.history;
  expect(again && steps(makeStep(again, typing('Abcd', 1001)))).toHaveLength(2);
});

test('200 steps and more can be undone, and no more are kept than that takes', () => {
  let history = beginHistory({ number: 0 });
  for (let number = 1; number <= 1000; number += 1) {
    const change: Change = { op: 'set', path: ['number'], value: number };
    history = makeStep(history, { label: 'Count', changes: [change], time: number * 1000 });
  }
  expect(history.done).toHaveLength(500);
  expect(goAllTheWay(history, undoStep).config).toEqual({ number: 500 });
});

test.each<[string, Change]>([
  ['nothing to set there', { op: 'set', path: ['none', 'a'], value: 1 }],
  ['a position in a group', { op: 'set', path: ['group', 0], value: 1 }],
  ['a name in a list', { op: 'insert', path: ['list', 'a'], value: 1 }],
  ['beyond the end of a list', { op: 'insert', path: ['list', 3], value: 1 }],
  ['not a whole position', { op: 'insert', path: ['list', 0.5], value: 1 }],
  ['after the last entry', { op: 'set', path: ['list', 2], value: 1 }],
  ['nothing to remove', { op: 'remove', path: ['group', 'none'] }],
  ['the whole config', { op: 'remove', path: [] }],
  ['moving a setting', { op: 'move', from: ['group', 'a'], to: ['list', 0] }],
  ['moving out of nowhere', { op: 'move', from: ['list', 9], to: ['list', 0] }],
  ['inside text', { op: 'set', path: ['group', 'a', 'b'], value: 1 }],
  ['a name of JavaScript', { op: 'set', path: ['constructor', 'name'], value: 1 }],
])('what cannot be done is refused: %s', (_what, change) => {
  const config = { group: { a: 'text' }, list: [1, 2] };
  expect(() => applyChange(config, change)).toThrow(ChangeError);
});

test('what is not changed is the same object as before', () => {
  const one = { a: 1 };
  const last = { c: 3 };
  const config: Json = { one, two: [{ b: 2 }, last] };
  const { config: changed } = applyChange(config, { op: 'set', path: ['two', 0, 'b'], value: 5 });
  expect(changed).toEqual({ one: { a: 1 }, two: [{ b: 5 }, { c: 3 }] });
  expect(Object.is(readKey(changed, 'one'), one)).toBe(true);
  expect(Object.is(readKey(readKey(changed, 'two'), '1'), last)).toBe(true);
});

function steps(history: History): string[] {
  return history.done.map(({ label }) => label);
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function goAllTheWay(history: History, go: typeof undoStep): History {
  let current = history;
  for (;;) {
    const next = go(current);
    if (!next) return current;
    current = next.history;
  }
}
