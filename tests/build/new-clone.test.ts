import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';
import { outerEnvironment } from '../outer-environment';

test('in a new clone without packages, a command says in one line what to run first', () => {
  const folder = makeTempFolder();
  for (const part of ['src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'src/cli/pagewright.mjs'), 'edit'],
    { cwd: folder, env: outerEnvironment(), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    2,
    'The required packages are not installed yet. Run: npm ci\n',
  ]);
});

test('a version of Node.js that is too old is named, with what to do', () => {
  const folder = makeTempFolder();
  const older = join(folder, 'older.cjs');
  writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
  // Versions before 20.11 do not know it.
  const loader = join(folder, 'loader.mjs');
  writeFileSync(
    loader,
    `export async function load(url, context, next) {
      const loaded = await next(url, context);
      if (loaded.format !== 'module') return loaded;
      return { ...loaded, source: 'delete import.meta.dirname;' + String(loaded.source).replace(/^#!.*/, '') };
    }`,
  );
  const program = join(projectFolder, 'src/cli/pagewright.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    `--no-warnings --experimental-loader ${loader} --require ${older} ${program} edit`.split(' '),
    { cwd: folder, env: outerEnvironment(), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^Pagewright needs Node\.js 20\.19 or newer, but this is 18\.20\.8\. Install .* open a new one\.\n$/,
    ),
  ]);
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));
}

test('each package with an install script is allowed or denied, so that npm ci prints no warning', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const names = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map((path) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted());
});
