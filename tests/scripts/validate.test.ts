import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';

const script = join(import.meta.dirname, '../../scripts/validate.ts');
const project = join(import.meta.dirname, '../..');

function validate(args: string[], cwd = project) {
  const node = ['--import', import.meta.resolve('tsx'), script, ...args];
  return spawnSync(process.execPath, node, { cwd, encoding: 'utf8' });
}

test('the config of the project is valid', () => {
  const { status, stdout } = validate([]);
  expect(stdout).toBe('site.config.json is valid.\n');
  expect(status).toBe(0);
});

test('problems of the file in the current folder are printed, and the exit code is 1', () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'site.config.json'), '{"site": }');
  const { status, stdout, stderr } = validate([], folder);
  expect(stdout).toBe('');
  expect(stderr).toContain('error[CFG0110]: A value is missing here.');
  expect(stderr).toContain('--> site.config.json:1:10');
  expect(stderr).not.toContain('\u001B');
  expect(status).toBe(1);
});

test('programs get JSON on the standard output', () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'a.json'), '{}');
  const { status, stdout, stderr } = validate(['--format=json', join(folder, 'a.json')]);
  expect(JSON.parse(stdout)).toMatchObject({ version: 1, counts: { errors: 3, warnings: 0 } });
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

test.each([
  [['--fix'], "Unknown option '--fix'."],
  [['--format=xml'], 'There is no format "xml".'],
  [['a.json', 'b.json'], 'Only one file can be checked at a time.'],
  [['none.json'], 'Cannot read none.json: there is no such file.'],
  [['src'], 'Cannot read src: it is a folder.'],
])('%j cannot run, says why in one line, and the exit code is 2', (args, message) => {
  const { status, stdout, stderr } = validate(args);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
