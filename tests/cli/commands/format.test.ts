import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../make-temp-folder';
import { askCommand, runCommand } from '../run-command';

function makeFile(text: string): string {
  const file = join(makeTempFolder(), 'a.json');
  writeFileSync(file, text);
  return file;
}

test('a config in the canonical form is left as it is', () => {
  expect(runCommand('format', ['--check'])).toEqual(
    expect.objectContaining({ status: 0, stdout: 'site.config.json is formatted.\n', stderr: '' }),
  );
});

test('a file is rewritten once', () => {
  const file = makeFile('{"routes":[],"site":{}}');
  expect(runCommand('format', [file])).toMatchObject({ status: 0, stdout: `Wrote ${file}.\n` });
  expect(readFileSync(file, 'utf8')).toBe('{\n  "site": {},\n  "routes": []\n}\n');
  const { mtimeMs } = statSync(file);
  expect(runCommand('format', [file])).toMatchObject({
    status: 0,
    stdout: `${file} is formatted.\n`,
  });
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('--check only looks', async () => {
  const file = makeFile('{"routes":[]}');
  const { status, stderr } = await askCommand('format', ['--check', file]);
  expect(stderr).toContain(`is not formatted. Run: npm run format ${file}\n`);
  expect(status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('{"routes":[]}');
});

test.each([
  ['{"a": 1, "a": 2}', 'CFG0201'],
  ['{"a": 1,}', 'CFG0101'],
])('what would lose something is refused: %s', async (text, code) => {
  const file = makeFile(text);
  const { status, stderr } = await askCommand('format', [file]);
  expect(stderr).toContain(`error[${code}]`);
  expect(status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  [['--chek'], 'Unknown option --chek. Did you mean --check?'],
  [['-'], 'npm run format needs a file. It cannot format standard input.'],
  [['none.json'], 'Cannot read none.json: file not found.'],
])('%j cannot run, says why, and the exit code is 2', async (args, message) => {
  const { status, stderr } = await askCommand('format', args);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
