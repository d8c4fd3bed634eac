import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../../package.json';
import { projectFolder } from '../../../src/io/project-folder';

test('the commands that help lists are in package.json, one on a line', () => {
  const args = ['--import', 'tsx', join(projectFolder, 'src/cli/commands/help.ts')];
  const output = execFileSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' });
  const listed = [...output.matchAll(/^ {2}npm (?:run )?([\w-]+)(?: [A-Z]+)? {2,}\S.*$/gm)];
  const names = listed.map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['start', 'edit', 'new-site', 'test']));
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
