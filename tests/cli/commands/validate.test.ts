import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPublicFiles } from '../../../src/io/public-files';
import { readCheckContext } from '../../../src/io/read-check-context';
import { checkConfig } from '../../../src/check/check-config';
import { formatAsJson } from '../../../src/check/report/format-as-json';
import { makeTempFolder } from '../../make-temp-folder';
import { askCommand, runCommand } from '../run-command';
import { readTestSite } from '../../sites/read-site';

const { text: written, publicFolder } = readTestSite('specification');
/** A valid config whose dates are never over. */
const valid = written.replaceAll('2027', String(new Date().getUTCFullYear() + 1));
/** Two pages with the same title: a warning. */
const withWarning = valid.replace(/"title": "About[^"]*"/, findTitle('/contact'));

function findTitle(path: string): string {
  const route = valid.slice(valid.indexOf(`"path": "${path}"`));
  return /"title": "[^"]*"/.exec(route)?.[0] ?? '';
}

function makeFile(text: string, name = 'site.config.json'): { folder: string; file: string } {
  const folder = makeTempFolder();
  const file = join(folder, name);
  writeFileSync(file, text);
  symlinkSync(publicFolder, join(folder, 'public'));
  return { folder, file };
}

test('a valid config in the current folder is reported in one line', () => {
  const { folder } = makeFile(valid);
  const { status, stdout, stderr } = runCommand('validate', [], { cwd: folder });
  expect(stderr).toBe('');
  expect(stdout).toBe('site.config.json is valid.\n');
  expect(status).toBe(0);
});

test('problems of the file in the current folder are printed, and the exit code is 1', () => {
  const { folder } = makeFile('{"site": }');
  const { status, stdout, stderr } = runCommand('validate', [], { cwd: folder });
  expect(stdout).toBe('');
  expect(stderr).toContain('error[CFG0110]: A value is missing here.');
  expect(stderr).toContain('--> site.config.json:1:10');
  expect(stderr).toContain('npm run explain CFG0110');
  expect(stderr).not.toContain('\u001B');
  expect(status).toBe(1);
});

test('several files are checked, each with its own report', async () => {
  const { folder } = makeFile(valid, 'good.json');
  mkdirSync(join(folder, 'old'));
  writeFileSync(join(folder, 'old/bad.json'), '[1,]');
  const { status, stdout, stderr } = await askCommand('validate', ['good.json', 'old/bad.json'], {
    cwd: folder,
  });
  expect(stdout).toBe('good.json is valid.\n');
  expect(stderr).toContain('--> old/bad.json:1:3');
  expect(stderr).toContain('1 error in 2 files');
  expect(status).toBe(1);
});

test('a dash stands for the standard input', () => {
  const good = runCommand('validate', ['-'], { input: valid });
  expect(good).toMatchObject({ status: 0, stdout: 'standard input is valid.\n' });
  const bad = runCommand('validate', ['-'], { input: '[1,]' });
  expect(bad.stderr).toContain('--> standard input:1:3');
  expect(bad.status).toBe(1);
});

test('warnings are fine up to --max-warnings', async () => {
  const { file } = makeFile(withWarning);
  const warned = await askCommand('validate', [file]);
  expect(warned.status).toBe(0);
  expect(warned.stdout).toMatch(/ is valid, with 1 warning\.\n$/);
  expect(warned.stderr).not.toContain('1 warning in');
  expect((await askCommand('validate', [file, '--max-warnings', '1'])).status).toBe(0);
  const { status, stderr } = await askCommand('validate', [file, '--max-warnings=0']);
  expect(stderr).toContain('Too many warnings: 1; at most 0 are allowed.');
  expect(status).toBe(1);
});

test('--quiet leaves warnings out, but counts them', async () => {
  const { file } = makeFile(withWarning);
  expect((await askCommand('validate', [file])).stderr).toContain('warning[CFG0603]');
  expect(await askCommand('validate', [file, '--quiet'])).toMatchObject({ status: 0, stderr: '' });
  const { status, stderr } = await askCommand('validate', [file, '--quiet', '--max-warnings', '0']);
  expect(stderr).not.toContain('CFG0603');
  expect(status).toBe(1);
});

test('the bundled command finds what the sources find', async () => {
  const faulty = valid
    .replace('"status": "demo"', '"status": "demmo"')
    .replace('"language"', '"langage"');
  const { file } = makeFile(faulty);
  const { stdout } = await askCommand('validate', ['--format=json', file]);
  const { problems } = checkConfig(
    faulty,
    listPublicFiles(publicFolder),
    readCheckContext(publicFolder),
  );
  expect(problems.length).toBeGreaterThan(1);
  expect(stdout.trim()).toBe(formatAsJson([{ file, text: faulty, problems }]));
});

test.each(['json', 'sarif'])('programs get %s on the standard output', async (format) => {
  const { file } = makeFile('{}', 'a.json');
  const { status, stdout, stderr } = await askCommand('validate', ['--format', format, file]);
  expect(JSON.stringify(JSON.parse(stdout))).toContain('CFG0302');
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

test('GitHub gets annotations, and a table for the page of the run', async () => {
  const { folder } = makeFile('[1,]');
  const summary = join(folder, 'summary.md');
  const { status, stdout } = await askCommand('validate', ['--format=github'], {
    cwd: folder,
    env: { GITHUB_STEP_SUMMARY: summary },
  });
  expect(stdout).toMatch(/^::error file=site\.config\.json,line=1,.*title=CFG0101::/);
  expect(readFileSync(summary, 'utf8')).toContain('| error CFG0101 |');
  expect(status).toBe(1);
});

test('--fix changes what is certain, shows it, and leaves all other bytes as they are', async () => {
  const windows = valid.replaceAll('\n', '\r\n');
  const slips = windows.replace('"name":', '“name”:').replace('"site": {', '"site": { // we');
  const { folder, file } = makeFile(`\uFEFF${slips}`);
  chmodSync(file, 0o640);
  const { status, stdout, stderr } = await askCommand('validate', ['--fix'], { cwd: folder });
  expect(readFileSync(file, 'utf8')).toBe(windows);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['public', 'site.config.json']);
  expect(stderr).toContain('- \u0020\u0020"site": { // we\n+ \u0020\u0020"site": {\n');
  expect(stderr).toContain('3 fixes in site.config.json');
  expect(stdout).toBe('site.config.json is valid.\n');
  expect(status).toBe(0);
});

test('--fix changes what a link leads to, not the link', async () => {
  const { folder, file } = makeFile('[1,]');
  symlinkSync(file, join(folder, 'link.json'));
  await askCommand('validate', ['--fix', join(folder, 'link.json')]);
  expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('[1]');
});

test('--fix does not touch a file in which nothing is certain', async () => {
  const { file } = makeFile('[1 2]');
  const before = statSync(file);
  expect((await askCommand('validate', ['--fix', file])).status).toBe(1);
  expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test.each([
  [['--fixx'], 'Unknown option --fixx. Did you mean --fix?'],
  [['--format=xml'], '--format cannot be "xml". Use human, json, github or sarif.'],
  [['--max-warnings=few'], '--max-warnings must be a whole number, 0 or more, not "few".'],
  [['--fix', '-'], '--fix needs a file. It cannot change standard input.'],
  [['none.json'], 'Cannot read none.json: file not found.'],
  [['site.config.json', 'none.json'], 'Cannot read none.json: file not found.'],
  [['src'], 'Cannot read src: it is a folder.'],
])('%j cannot run, says why in one line, and the exit code is 2', async (args, message) => {
  const { status, stdout, stderr } = await askCommand('validate', args);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
