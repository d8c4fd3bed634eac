import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemCodes, problemKinds } from '../../../src/check/problems/problem-kinds';

const testFolders = ['check', 'content', 'cli/translations'].map((folder) =>
  join(import.meta.dirname, '../..', folder),
);
const snapshots = testFolders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('the exact words of every kind of problem are in a snapshot', () => {
  expect(problemCodes.filter((code) => !snapshots.includes(`[${code}]: `))).toEqual([]);
});

test('codes are in order, and none is listed twice', () => {
  expect(problemCodes).toEqual([...new Set(problemCodes)].toSorted());
});

test('no message uses the words of programmers', () => {
  const jargon =
    /\b(?:propert(?:y|ies)|schema|objects?|arrays?|strings?|booleans?|integers?|enum|pattern|regex|required|validation|undefined|node)\b/i;
  const messages = snapshots
    .split('\n')
    .filter((line) => /^[\s"'`]*(?:(?:error|warning)\[CFG|\d* *= )/.test(line))
    // What is in quotes was written by the editor.
    .map((line) => line.replaceAll(/"[^"]*"/g, '""'));
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((message) => jargon.test(message))).toEqual([]);
});

test('only what does not harm visitors is a warning', () => {
  // A former name means the same as the present one; only people know whom a
  // server belongs to, and whether a contract about health data was signed.
  const exceptions = new Set(['CFG0312', 'CFG0531', 'CFG0584']);
  const warnings = problemCodes.filter(
    (code) => problemKinds[code].severity === 'warning' && !exceptions.has(code),
  );
  const families = warnings.map((code) => code.slice(0, 5));
  expect(new Set(families)).toEqual(new Set(['CFG06', 'CFG07']));
});
