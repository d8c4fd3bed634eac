import { expect, test } from 'vitest';
import { isInOrAbove, namesInOrAbove } from './position-of-problem';
import type { Problem } from '../../src/check/problem';

/** A problem of one character. */
function problemAt(line: number, column: number, path = ''): Problem {
  const range = { start: { line, column }, end: { line, column: column + 1 } };
  return { code: path === '' ? 'CFG0101' : 'CFG0406', severity: 'error', message: '', path, range };
}

test('in damaged text an error starts after the value does, and in the next line at the latest', () => {
  const text = '{\n  "a": 1,\n  "b: 2,\n  "c": 3,\n  "d": 4\n}';
  const damage = { valueStart: text.indexOf('"b'), at: text.indexOf(': 2') };
  const isNear = (line: number, column: number): boolean =>
    isInOrAbove(problemAt(line, column), { text, damage }, [['b']]);
  expect(isNear(2, 3)).toBe(false);
  // The comma before it may be too much.
  expect(isNear(2, 9)).toBe(true);
  expect(isNear(3, 3)).toBe(true);
  expect(isNear(4, 3)).toBe(true);
  expect(isNear(5, 3)).toBe(false);
});

test('in JSON an error lies in the changed value, or in what holds it', () => {
  const written = { text: '{}' };
  expect(isInOrAbove(problemAt(1, 1, '/a'), written, [['a', 'b']])).toBe(true);
  expect(isInOrAbove(problemAt(1, 1, '/a/b/0'), written, [['a', 'b']])).toBe(true);
  expect(isInOrAbove(problemAt(1, 1, '/a/bc'), written, [['a', 'b']])).toBe(false);
});

test('a place that a problem names beside its own is not taken for its own', () => {
  const { range } = problemAt(1, 1);
  const problem = { ...problemAt(1, 1, '/a'), related: [{ message: '', path: '/b', range }] };
  expect(isInOrAbove(problem, { text: '{}' }, [['b']])).toBe(false);
  expect(namesInOrAbove(problem, [['b']])).toBe(true);
  expect(namesInOrAbove(problem, [['c']])).toBe(false);
});

test('a bracket that is gone may be missed at the end of the file only', () => {
  const text = '{\n  "a": {\n    "b": 1\n  \n,\n  "c": 3,\n  "d": 4\n}';
  const damage = { valueStart: text.indexOf('{\n    "b'), at: text.indexOf('\n,') };
  expect(isInOrAbove(problemAt(8, 1), { text, damage }, [['a']])).toBe(true);
});
