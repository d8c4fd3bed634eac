import { expect, test } from 'vitest';
import { ModuleNotes } from '../../../scripts/cache/trace-modules';

test('a changed schema or text does not start the dev server again: it loads nothing of them', async () => {
  const notes = new ModuleNotes();
  await notes.trace('scripts/serve/site-dev-server.ts');
  const files = Object.keys(notes.listInputs());
  expect(files).toContain('scripts/generate.ts');
  expect(files.filter((file) => /^(?:schema|src\/generated)\//.test(file))).toEqual([]);
});
