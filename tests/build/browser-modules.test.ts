import { expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { ModuleNotes } from '../../src/io/cache/trace-modules';

/** What the linter forbids the browser's code to import, also where generated code would import it. */
const kept = /^(?:schema|scripts|src\/(?:config|editor|pages|published|render))\//;

test('no package that only tools or the editor need reaches a visitor', async () => {
  const loaded = await new ModuleNotes().trace('src/entry-client.ts');
  const names = loaded.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(names).toContain('react-dom');
  expect(names.filter((name) => !Object.hasOwn(dependencies, name ?? ''))).toEqual([]);
});

test('no schema, check, rule, builder or editor reaches a visitor, by whatever way', async () => {
  const notes = new ModuleNotes();
  await notes.trace('src/entry-client.ts');
  const files = Object.keys(notes.listInputs());
  expect(files).toContain('src/generated/block-registry.ts');
  expect(files.filter((file) => kept.test(file) || file.endsWith('site-schema.json'))).toEqual([]);
});
