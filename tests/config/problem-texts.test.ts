import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemTexts, warningCodes } from '../../src/config/problem-texts';

const snapshots = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const codes = Object.keys(problemTexts);

test('the exact words of every kind of problem are in a snapshot', () => {
  expect(codes.filter((code) => !snapshots.includes(`[${code}]: `))).toEqual([]);
});

test('codes are in order, and none is listed twice', () => {
  expect(codes).toEqual([...new Set(codes)].toSorted());
});

test('no message uses the words of programmers', () => {
  const jargon =
    /\b(?:propert(?:y|ies)|schema|objects?|arrays?|strings?|booleans?|integers?|enum|pattern|regex|required|valid(?:ation)?|undefined|node)\b/i;
  const messages = snapshots
    .split('\n')
    .filter((line) => /^[\s"'`]*(?:(?:error|warning)\[CFG|\d* *= )/.test(line))
    // What stands in quotes was written by the editor.
    .map((line) => line.replaceAll(/"[^"]*"/g, '""'));
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((message) => jargon.test(message))).toEqual([]);
});

test('only what does not harm visitors is a warning', () => {
  // A former name means the same as the present one.
  const others = [...warningCodes].filter((code) => code !== 'CFG0312');
  const families = others.map((code) => code.slice(0, 5));
  expect(new Set(families)).toEqual(new Set(['CFG06', 'CFG07']));
});
