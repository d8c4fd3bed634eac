// @promise The browser’s code contains no schema, check, rule, builder or editor, and no package
// that only these need; `dist/` contains nothing from the editor

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findEnginePart } from '../../src/io/cache/engine-part';
import { editorPath, tokenHeader } from '../../src/editor/protocol/editor-api';
import { words } from '../../src/editor/words';
import { makeTempFolder } from '../make-temp-folder';
import { buildTestSite } from '../sites/build-test-site';
import { readTestSite } from '../sites/read-site';

/** What is in the code of the editor and nowhere else: its own words, and those of its packages. */
const marks = [
  editorPath,
  tokenHeader,
  words.repairHelp,
  words.savedMerged,
  'ProseMirror',
  'cm-editor',
];

/** The marks that are in some file of a folder. */
function findMarks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return marks.filter((mark) => texts.some((text) => text.includes(mark)));
}

// Vitest's own environment would make code for developers, and leave it in the cache.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

test('no file of a built site holds anything of the editor', async () => {
  const folder = makeTempFolder();
  await buildTestSite(readTestSite('another-practice'), folder);
  expect(findMarks(folder)).toEqual([]);
  // In the code of the editor, all of them are found.
  const editor = await findEnginePart('editor');
  expect(findMarks(editor.folder)).toEqual(marks);
});
