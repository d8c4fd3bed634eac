import { expect, test } from 'vitest';
import { ModuleNotes } from '../../../src/io/cache/trace-modules';

test('a changed schema or text does not start the dev server again: it loads nothing of them', async () => {
  const notes = new ModuleNotes();
  await notes.trace('vite.config.ts');
  const files = Object.keys(notes.listInputs());
  expect(files).toContain('scripts/generate.ts');
  expect(files.filter((file) => /^(?:schema|src\/generated)\//.test(file))).toEqual([]);
});
