import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/io/project-folder';

const [table = '', main = ''] = ['tests/promises.md', 'docs/promises.md'].map((file) =>
  readFileSync(join(projectFolder, file), 'utf8'),
);

test('the main promises are proved by commands of the table', () => {
  const promises = main.match(/^- .*$/gm) ?? [];
  expect(promises.length).toBeGreaterThanOrEqual(43);
  const unproved = promises.filter((promise) => {
    const [command = ''] = promise.match(/`npm run [^`]+`/) ?? [];
    return command === '' || !table.includes(command);
  });
  expect(unproved).toEqual([]);
});

test('no promise is lost without a change of this number', () => {
  const [, , ...rows] = table.match(/^\|.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(175);
});
