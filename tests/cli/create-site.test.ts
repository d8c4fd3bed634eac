import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCreatePackage } from '../../scripts/package/write-create-package';
import { makeTempFolder } from '../make-temp-folder';

const program = join(makeTempFolder(), 'create-pagewright');
writeCreatePackage(program);
const { version } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as {
  version: string;
};

const mode = (path: string) => statSync(path).mode & 0o777;

function create(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(program, 'create-site.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
}

test('a version of Node.js that is too old is named, with what to do', () => {
  const folder = makeTempFolder();
  const older = join(folder, 'older.cjs');
  // It does not have this method, either.
  writeFileSync(
    older,
    `Object.defineProperty(process.versions, 'node', { value: '18.20.8' });
    delete Array.prototype.toSorted;`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', older, join(program, 'create-site.mjs'), 'new'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^This needs Node\.js 20\.19 or newer, but you have 18\.20\.8\. Install /,
    ),
  ]);
  expect(readdirSync(folder)).toEqual(['older.cjs']);
});

test('a site gets its name, and the next commands are printed', () => {
  const folder = makeTempFolder();
  // An empty folder is as good as none.
  mkdirSync(join(folder, 'Café am See'));
  const { status, stdout } = create(folder, 'Café am See');
  expect(stdout).toContain('  cd "Café am See"\n  npm ci\n  npm start');
  expect(status).toBe(0);
  expect(readdirSync(folder)).toEqual(['Café am See']);
  const read = (file: string) => readFileSync(join(folder, 'Café am See', file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'cafe-am-see',
    dependencies: { pagewright: `^${version}` },
  });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    name: 'cafe-am-see',
    packages: {
      '': { name: 'cafe-am-see', dependencies: { pagewright: `^${version}` } },
      'node_modules/pagewright': { version },
    },
  });
  expect(read('README.md')).toMatch(/^# cafe-am-see\n/);
  expect(read('.gitignore')).toContain('node_modules');
});

test('a site in the current folder is made there, and others may read it', () => {
  const folder = makeTempFolder();
  expect(create(folder, '.').status).toBe(0);
  expect(readdirSync(folder)).toContain('site.config.json');
  const parent = makeTempFolder();
  create(parent, 'site');
  mkdirSync(join(parent, 'usual'));
  expect(mode(join(parent, 'site'))).toBe(mode(join(parent, 'usual')));
  expect(readdirSync(parent)).toEqual(['site', 'usual']);
});

test('without a name, and without a terminal to ask in, the folder has the usual name', () => {
  const folder = makeTempFolder();
  expect(create(folder).status).toBe(0);
  expect(readdirSync(folder)).toEqual(['my-practice']);
});

test.each([
  ['an existing folder', ['full'], '"full" already contains files (such as "notes.txt"). '],
  ['a file', ['a-file'], '"a-file" is a file. Choose another name for the folder.'],
  ['two folders', ['my', 'practice'], 'Only one folder can be made. If its name has spaces, '],
  ['a starter', ['new', '--starter', 'shop'], 'There is no starter "shop". Starters: '],
  ['no starter', ['new', '--starter'], "Option '--starter <value>' argument missing. To see "],
  ['an option', ['new', '--colour'], "Unknown option '--colour'"],
])('%s that cannot be is refused in one line, and nothing is written', (_what, args, message) => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'a-file'), '');
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/notes.txt'), '');
  const { status, stdout, stderr } = create(folder, ...args);
  expect(stderr.slice(0, message.length)).toBe(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'a-file',
    'full',
    'full/notes.txt',
  ]);
});

test('a site that cannot be written whole is not written at all', () => {
  const folder = makeTempFolder();
  const broken = join(makeTempFolder(), 'create-pagewright');
  writeCreatePackage(broken);
  const file = join(broken, 'template/README.md');
  // Not even root can read a folder as a file.
  rmSync(file);
  mkdirSync(file);
  const { status, stderr } = spawnSync(process.execPath, [join(broken, 'create-site.mjs'), 'new'], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^The site could not be written: .* Nothing was left behind\.\n$/),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});
