import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../src/io/project-folder';
import { findInProse } from '../../../scripts/style/find-patterns';
import { patterns } from '../../../scripts/style/patterns';
import { readProse } from '../../../scripts/style/read-prose';

const sheet = readFileSync(join(projectFolder, 'docs/developing/style.md'), 'utf8');
/** The list of patterns, each with an example and how to rewrite it. */
const rows = [...sheet.matchAll(/^- (.+): “(.+)” → “(.+)”$/gm)].map(
  ([, name = '', bad = '', good = '']) => ({ name, bad, good }),
);

function namesIn(text: string): string[] {
  return findInProse({ group: '', file: '', line: 1, text }).map(({ name }) => name);
}

test('each example of the style sheet is found, and no rewrite of one', () => {
  for (const { name, bad, good } of rows) {
    expect({ bad, names: namesIn(bad) }).toEqual({ bad, names: expect.arrayContaining([name]) });
    expect({ good, names: namesIn(good) }).toEqual({ good, names: [] });
  }
  expect(rows.length).toBeGreaterThanOrEqual(patterns.length - 1);
});

test('each pattern but that of spelling is on the style sheet', () => {
  const named = rows.map(({ name }) => name);
  expect([...named, 'spelling']).toEqual(patterns.map(({ name }) => name));
});

test('of code, strings and comments are read, and no names', () => {
  const texts = readProse('scripts/style/find-patterns.ts').map(({ text }) => text);
  expect(texts).toContain('Finds each pattern as often as it is in a text.');
  expect(texts.some((text) => text.includes('./patterns'))).toBe(false);
});

test('the words that people search a guide with are not its prose', () => {
  const texts = readProse('docs/editing/person.md').map(({ text }) => text);
  expect(texts.some((text) => text.includes('Also: '))).toBe(false);
  expect(texts.length).toBeGreaterThan(20);
});
