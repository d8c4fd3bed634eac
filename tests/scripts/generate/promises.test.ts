import { expect, test } from 'vitest';
import { writePromises } from '../../../scripts/generate/promises';

const page = 'Before\n\n| promise | command |\n| --- | --- |\n| Old | `npm run old` |\n\nAfter\n';

function listRows(files: Record<string, string>): string[] {
  const [before, , , ...rows] = writePromises(page, new Map(Object.entries(files)))
    .split('\n')
    .filter(Boolean);
  expect([before, rows.pop()]).toEqual(['Before', 'After']);
  return rows;
}

test('files with the same sentence share a row, and each command names its tests', () => {
  const promise = '// @promise Nothing\n// is lost\n\n';
  const rows = listRows({
    'tests/e2e/behavior/slow.spec.ts': promise,
    'tests/e2e/engines/slow.spec.ts': promise,
    'tests/fuzz/fuzz.ts': promise,
    'tests/io/keep.safety.test.ts': promise,
    'tests/io/read.test.ts': 'test("// @promise of nobody");\n// There is no @promise here.\n',
  });
  expect(rows).toEqual([
    '| Nothing is lost | `npm run test:browser -- behavior/slow`, `npm run test:engines -- slow` ◆, `npm run fuzz`, `npm run test:unit -- keep` |',
  ]);
});

test('a test is named by as little of its path as tells it from all others', () => {
  const rows = listRows({
    'tests/a/merge.test.ts': '// @promise One\n// @promise Two\n',
    'tests/b/merge.test.ts': '',
    'tests/b/undo.test.ts': '// @promise-of-folder All\n',
    'tests/b/undo.long.test.ts': '// @promise Three\n',
    'tests/b/undo-more.test.ts': '',
    'tests/e2e/site/links.spec.ts': '// @promise Four\n',
  });
  expect(rows).toEqual([
    '| One | `npm run test:unit -- a/merge` |',
    '| Two | `npm run test:unit -- a/merge` |',
    '| All | `npm run test:unit -- tests/b/` |',
    '| Three | `npm run test:unit -- undo.long.test.ts` |',
    '| Four | `npm run check:site` |',
  ]);
});

test('a promise in a file that no command runs is an error', () => {
  expect(() => listRows({ 'tests/io/helper.ts': '// @promise One\n' })).toThrow(
    'tests/io/helper.ts has a promise, but no command runs this file.',
  );
});
