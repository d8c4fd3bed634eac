import { expect, test } from 'vitest';
import { traceModules } from '../trace-modules';

test('a changed schema or text does not start the dev server again: it loads nothing of them', async () => {
  const { files } = await traceModules('vite.config.ts');
  expect(files).toContain('scripts/generate.ts');
  expect(files.filter((file) => /^(?:schema|src\/generated)\//.test(file))).toEqual([]);
});
