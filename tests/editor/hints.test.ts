import { expect, test } from 'vitest';
import { describeProblems } from '../../src/editor/server/describe-problems';
import { problemCodes, problemKinds } from '../../src/check/problems/problem-kinds';
import { VersionCheck } from '../../src/check/versions/version-check';
import { isObject } from '../../src/utils/json';
import { readText } from '../../src/editor/model/write-config';
import {
  explainProblem,
  tellProblem,
  type EditorProblem,
} from '../../src/editor/model/explain-problem';
import { plainNamesWithin } from '../../src/editor/schema/names-within';
import { writeLabel } from '../../src/editor/schema/write-label';
import { fileWords } from '../../src/editor/client/dialogs/file-words';
import { tableWords } from '../../src/editor/client/rich/rich-commands';
import { words } from '../../src/editor/words';
import siteSchema from '../../src/generated/site-schema.json';
import { writeChanged } from '../check/check-changed';
import { publicFiles } from '../check/minimal-config';

/**
 * What only somebody who edits the file can do: settings as JSON writes them, and commands. What is
 * "under" or "in" something is a list of names.
 */
const forFiles = /(?<!(?:in|under) )"[\w/]+": |\{"|npm |\.json/;

/** The problems of a config as the forms explain them. */
function explain(changes: Readonly<Record<string, unknown>>): EditorProblem[] {
  const { config, text } = readText(writeChanged(changes));
  const { problems } = new VersionCheck().check({ value: config, text }, publicFiles);
  return describeProblems(problems, text, config);
}

const shown = problemCodes.flatMap((code) => {
  const { example } = problemKinds[code];
  return example.kind === 'settings' ? [{ code, bad: example.bad }] : [];
});

test.each(shown)('$code says what to do in the editor, without keys and commands', ({ bad }) => {
  const advice = explain(bad).map(({ hint, inEditor }) => inEditor ?? hint ?? '');
  expect(advice.filter((text) => forFiles.test(text))).toEqual([]);
});

test('so do those that cannot be shown with settings alone', () => {
  const advice = problemCodes.flatMap((code) => problemKinds[code].inEditor ?? []);
  expect(advice.filter((text) => forFiles.test(text))).toEqual([]);
  for (const code of ['CFG0635', 'CFG0665', 'CFG0666', 'CFG0667', 'CFG0668'] as const) {
    expect(problemKinds[code].inEditor).toBeDefined();
  }
});

/** The names of settings, and the choices of those that have some, also in words. */
function listNames(node: unknown): string[] {
  if (!isObject(node)) return Array.isArray(node) ? node.flatMap(listNames) : [];
  const { properties, enum: choices, enumDescriptions: meanings } = node;
  const own = [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...(Array.isArray(choices) ? choices.map(String) : []),
    ...(Array.isArray(meanings) ? meanings.map(String) : []),
  ];
  return [...own, ...Object.values(node).flatMap(listNames)];
}

test('and names labels that the editor has', () => {
  const labels = new Set<unknown>([
    ...Object.values(words),
    ...Object.values(tableWords),
    ...Object.values(fileWords),
    ...listNames(siteSchema).map(writeLabel),
    ...plainNamesWithin.values(),
  ]);
  const named = problemCodes.flatMap((code) => [
    ...(problemKinds[code].inEditor ?? '').matchAll(/“([^”]+)”/g),
  ]);
  expect(named.map(([, label]) => label).filter((label) => !labels.has(label))).toEqual([]);
});

const problem = (message: string, path: EditorProblem['path']): EditorProblem => ({
  code: 'CFG0305',
  severity: 'error',
  message,
  hint: 'What visitors read first.',
  path,
});

test('a setting is called in messages what the form calls it, and its help is not said twice', () => {
  const empty = problem('"startTime" is empty.', ['routes', 0, 'blocks', 0, 'startTime']);
  expect(explainProblem(empty)).toBe('“Start time” is empty. What visitors read first.');
  expect(explainProblem(empty, 'What visitors read first.')).toBe('“Start time” is empty.');
  const missing = problem('"topBar" has no "href".', ['navigation', 'topBar']);
  expect(explainProblem({ ...missing, inEditor: 'Fill it in.' })).toBe(
    '“Top bar” has no “Link to”. Fill it in.',
  );
  const elsewhere = problem('"region" is not a country code.', [
    'entities',
    'notices',
    0,
    'region',
  ]);
  expect(explainProblem({ ...elsewhere, inEditor: 'Write "US".' })).toBe(
    '“Country” is not a country code. Write "US".',
  );
});

test('in lists of what is wrong, places have the names that the editor shows, too', () => {
  const page = { title: 'Visit us', blocks: [{ type: 'event', startTime: '' }] };
  const empty = problem('"startTime" is empty.', ['routes', 0, 'blocks', 0, 'startTime']);
  expect(tellProblem({ routes: [page] }, empty)).toBe(
    'Page “Visit us” › Event › Start time: “Start time” is empty. What visitors read first.',
  );
  expect(tellProblem({ routes: [] }, problem('One is missing.', ['routes']))).toMatch(
    /^Pages: One/,
  );
  expect(tellProblem({}, problem('It is not JSON.', []))).toBe(
    'It is not JSON. What visitors read first.',
  );
});
