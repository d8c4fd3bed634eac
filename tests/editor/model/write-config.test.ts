// @promise The saved file differs from the previous one only where you changed something

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatConfig } from '../../../src/check/format-config';
import { applyChange, applyChanges, type Change } from '../../../src/editor/model/apply-change';
import { readText, writeConfig, writeDraft } from '../../../src/editor/model/write-config';
import { readTestSite } from '../../sites/read-site';
import { anyDice, throwDice } from './random-changes';

/** Texts and numbers in spellings that JSON.stringify would not choose. */
const spelled = formatConfig(`{
  "site": { "name": "Caf\\u00e9 \\/ Lake", "unknown": 1.50 },
  "other": { "2": 1e3, "1": -0 },
  "routes": [
    { "path": "\\/", "title": "\\u0041" },
    { "path": "/b", "number": 1.0 },
    { "path": "/c", "number": 1 }
  ]
}`);

/** The lines of the second text that the first one does not have. */
function listNewLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

test.each<[string, Change, string[]]>([
  ['a text', { op: 'set', path: ['site', 'name'], value: 'Lake' }, ['    "name": "Lake",']],
  [
    'an entry of a list',
    { op: 'insert', path: ['routes', 1], value: { path: '/new' } },
    ['      "path": "/new"'],
  ],
  ['what is gone', { op: 'remove', path: ['routes', 0] }, []],
  ['what moved', { op: 'move', from: ['routes', 2], to: ['routes', 0] }, []],
  ['deep inside', { op: 'set', path: ['routes', 2, 'number'], value: 2 }, ['      "number": 2']],
])('only what was changed is written in another way: %s', (_what, change, lines) => {
  const file = readText(spelled);
  expect(writeConfig(file.config, file)).toBe(spelled);
  const { config, inverse } = applyChange(file.config, change);
  const text = writeConfig(config, file);
  expect(JSON.parse(text)).toEqual(config);
  expect(formatConfig(text)).toBe(text);
  expect(listNewLines(spelled, text)).toEqual(lines);
  expect(writeConfig(applyChange(config, inverse).config, file)).toBe(spelled);
});

test('a draft that says what the file says is the same text, whether it was changed and undone or not', () => {
  const file = readText(`\n${spelled}\n`);
  const change: Change = { op: 'set', path: ['site', 'name'], value: 'Lake' };
  const { config, inverse } = applyChange(file.config, change);
  const undone = writeDraft(applyChange(config, inverse).config, file);
  const untouched = writeDraft(file.config, file);
  expect(untouched.replace(/\s/g, '')).toBe(undone.replace(/\s/g, ''));
  expect(untouched).toBe(untouched.trim());
});

test('a new setting comes where the schema has it', () => {
  const file = readText(formatConfig('{"site":{"name":"A","url":"b"}}'));
  const { config } = applyChange(file.config, { op: 'set', path: ['site', 'tagline'], value: 'T' });
  expect(writeConfig(config, file)).toBe(
    formatConfig('{"site":{"name":"A","tagline":"T","url":"b"}}'),
  );
});

test('whatever is done to a config, the text says the same, and undone it is the same', () => {
  const file = readText(readTestSite('every-part').text);
  fc.assert(
    fc.property(fc.array(anyDice, { minLength: 1, maxLength: 10 }), (dice) => {
      let config = file.config;
      const inverses: Change[] = [];
      for (const thrown of dice) {
        const changed = applyChange(config, throwDice(config, thrown));
        config = changed.config;
        inverses.unshift(changed.inverse);
      }
      const draft = writeDraft(config, file);
      expect(JSON.parse(draft)).toEqual(config);
      const undone = applyChanges(config, inverses).config;
      expect(writeConfig(undone, file)).toBe(formatConfig(file.text));
    }),
    { numRuns: 30 },
  );
});
