import { expect, test } from 'vitest';
import { readTestSite } from '../sites/read-site';
import { listEditorProblems } from './editor-service';

// What VS Code says of a site in several languages.
const text = readTestSite('two-languages').text.replace(
  '../../../src/generated/written-schema.json',
  './src/generated/written-schema.json',
);

async function listMarks(before = '', after = before): Promise<string[]> {
  const changed = text.replace(before, after);
  const problems = await listEditorProblems(changed);
  return problems.map(({ message }) => String(message));
}

test('a site in two languages has no problem in the editor', async () => {
  expect(text).toContain('written-schema');
  expect(await listMarks()).toEqual([]);
});

test.each([
  ['an id', '"id": "ana"', '"id": { "en": "ana", "es": "ana" }'],
  ['a name', '"name": "Ana Sample"', '"name": { "en": "Ana", "es": "Ana" }'],
  ['what is not the code of a language', '"es": "Llámenos"', '"Spanish": "Llámenos"'],
  ['a translated address with a space', '"es": "/consejeras"', '"es": "/las consejeras"'],
  ['an empty translation', '"es": "Bienvenidos"', '"es": ""'],
])('%s is marked', async (_, before, after) => {
  expect(text).toContain(before);
  expect(await listMarks(before, after)).not.toEqual([]);
});

const inFiles = '"posts": { "files": "content/posts/*.json" },';

test('a list may be kept in files', async () => {
  expect(await listMarks('"entities": {', `"entities": {\n${inFiles}`)).toEqual([]);
});

test.each([
  ['another setting beside the files', inFiles.replace(' }', ', "sorted": true }')],
  ['a list without its files', inFiles.replace('"files"', '"folder"')],
  ['files that are not a text', inFiles.replace('"content/posts/*.json"', '["a.json"]')],
  ['a list of something else in files', '"tags": [{ "files": "content/tags/*.json" }],'],
])('%s is marked', async (_, written) => {
  expect(await listMarks('"entities": {', `"entities": {\n${written}`)).not.toEqual([]);
});
