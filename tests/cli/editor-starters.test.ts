import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCreatePackage } from '../../scripts/package/write-create-package';
import { addStarters, writeStarters } from '../../src/cli/editor-starters';
import type { EditorSettings } from '../../src/editor/protocol/editor-addresses';
import {
  starterAddress,
  starterFileAddress,
  type Starter,
} from '../../src/editor/protocol/starter';
import { nameBlob } from '../../src/editor/server/publish/repository';
import { hashFiles } from '../build/project-copy';
import { makeTempFolder } from '../make-temp-folder';
import { starterNames } from '../sites/read-site';
import { write } from '../workflows/read-workflows';

const created = join(makeTempFolder(), 'create-pagewright');
writeCreatePackage(created);
const settings: EditorSettings = { host: 'github', api: 'https://api.github.com' };

const anyText: unknown = expect.any(String);

test('an editor with starters belongs to no repository and keeps the way to sign in', () => {
  const found = {
    ...settings,
    repository: 'mary/practice',
    signInRelay: 'https://auth.example.org',
  };
  expect(addStarters(found, created)).toEqual({
    ...settings,
    signInRelay: 'https://auth.example.org',
    starters: expect.arrayContaining(
      ['counseling', ...starterNames].map((name) => ({
        name,
        title: anyText,
        description: anyText,
      })),
    ),
  });
});

test('a host other than GitHub is refused', () => {
  const found = { host: 'gitlab', api: 'https://gitlab.com/api/v4' } as const;
  expect(() => addStarters(found, created)).toThrow('--starters creates websites at GitHub, but');
});

test.each([
  ['no package', {}],
  ['a different package', { 'package.json': '{ "name": "pagewright" }' }],
])('%s is refused with the command that installs the right one', (_what, files) => {
  const folder = makeTempFolder();
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  expect(() => addStarters(settings, folder)).toThrow(
    `"${folder}" does not contain it. To install the package, run: npm install --save-dev create-pagewright.`,
  );
});

/** Makes a website from the published files, as the editor does. */
function assemble(published: string, name: string, title: string): string {
  const folder = makeTempFolder();
  const read = (address: string) => readFileSync(join(published, address));
  const { template, content } = JSON.parse(read(starterAddress(name)).toString()) as Starter;
  for (const [path, text] of Object.entries(template)) {
    write(folder, path, text.replaceAll('{name}', title));
  }
  for (const { path, blob, bytes } of content) {
    const data = read(starterFileAddress(name, blob));
    expect([path, data.length, nameBlob(data)]).toEqual([path, bytes, blob]);
    write(folder, path, '');
    writeFileSync(join(folder, path), data);
  }
  return folder;
}

test.each(['counseling', ...starterNames])(
  'a website from %s is the one that npm create makes',
  (name) => {
    const published = makeTempFolder();
    writeStarters(published, created, [name]);
    const parent = makeTempFolder();
    const program = join(created, 'create-site.mjs');
    const { status } = spawnSync(process.execPath, [program, 'lake', '--starter', name], {
      cwd: parent,
    });
    expect(status).toBe(0);
    const made = hashFiles(join(parent, 'lake'));
    expect(Object.keys(made).length).toBeGreaterThan(10);
    expect(made).not.toHaveProperty('starter.json');
    expect(hashFiles(assemble(published, name, 'lake'))).toEqual(made);
  },
);

test('no published file has a name that a static host leaves out', () => {
  const published = makeTempFolder();
  writeStarters(published, created, ['counseling']);
  const names = readdirSync(published, { recursive: true, encoding: 'utf8' });
  expect(names).toContain('_editor/starters/counseling.json');
  expect(names.filter((name) => /(?:^|[\\/])\./.test(name))).toEqual([]);
});
