// @promise The browser’s code contains no schema, check, rule, builder or editor, and no package
// that only these need; `dist/` contains nothing from the editor

import { expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { traceModules } from './trace-modules';

/** What the linter forbids the browser's code to import, also where generated code would import it. */
const kept = /^(?:schema|scripts|src\/(?:config|editor|pages|published|render))\//;

test('no package that only tools or the editor need reaches a visitor', async () => {
  const { packages } = await traceModules('src/entry-client.ts');
  expect(packages).toContain('react-dom');
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test('no schema, check, rule, builder or editor reaches a visitor, by whatever way', async () => {
  const { files } = await traceModules('src/entry-client.ts');
  expect(files).toContain('src/generated/block-registry.ts');
  expect(files.filter((file) => kept.test(file) || file.endsWith('site-schema.json'))).toEqual([]);
});
