// @promise Lists in separate files are checked as if they were in the config, and problems are
// located in those files; the editor leaves the files unchanged

import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createListReader, findListFiles, isListFile } from '../../src/io/list-files';
import { makeTempFolder } from '../make-temp-folder';

const parent = realpathSync(makeTempFolder());
const folder = join(parent, 'site');
const files = ['content/b.json', 'content/B.json', 'content/a.json', 'content/notes.txt'];
mkdirSync(join(folder, 'content/folder.json'), { recursive: true });
mkdirSync(join(folder, 'content/2026'));
for (const file of [...files, 'content/.hidden.json', 'content/2026/may.json', '../other.json']) {
  writeFileSync(join(folder, file), `"${file}"`);
}

function find(written: string) {
  const { paths, outside } = findListFiles(folder, written);
  return outside === undefined ? paths.map((path) => relative(folder, path)) : { outside };
}

test.each([
  ['content/*.json', ['content/B.json', 'content/a.json', 'content/b.json']],
  ['./content/a.json', ['content/a.json']],
  ['content/a*.json', ['content/a.json']],
  ['*/*/m*y.json', ['content/2026/may.json']],
  ['content/*a.json*', ['content/a.json']],
  ['content/a.json*a.json', []],
  ['content/.*.json', ['content/.hidden.json']],
  ['content', []],
  ['posts/*.json', []],
])('%s finds files, sorted by their paths', (written, expected) => {
  expect(find(written)).toEqual(expected);
});

test.each(['../*.json', 'content/../../other.json', '/etc/*.json', 'C:/posts.json'])(
  '%s leads out of the folder',
  (written) => {
    expect(find(written)).toEqual({ outside: written });
  },
);

test.each([
  ['a character that no name can have', 'content/a\0.json'],
  ['a folder of such a name', 'content\0/*.json'],
  ['a name that is too long for any file', `content/${'a'.repeat(5000)}.json`],
  ['a file that is none of JSON', 'content/notes.txt'],
  ['any name', 'content/*.txt'],
  ['a file in place of a folder', 'content/a.json/b.json'],
])('%s leads to no file', (_, written) => {
  expect(find(written)).toEqual([]);
});

test('links are followed within the folder, and not out of it', () => {
  const links = join(folder, 'links');
  mkdirSync(links);
  symlinkSync(join(folder, 'content/a.json'), join(links, 'a.json'));
  symlinkSync(join(folder, 'nothing.json'), join(links, 'broken.json'));
  expect(find('links/*.json')).toEqual(['links/a.json']);
  symlinkSync(join(parent, 'other.json'), join(links, 'b.json'));
  expect(find('links/*.json')).toEqual({ outside: 'links/b.json' });
  symlinkSync(parent, join(folder, 'above'));
  expect(find('above/*.json')).toEqual({ outside: 'above/other.json' });
});

test('files are read as they are', () => {
  const { files: read } = createListReader(folder)('content/a.json');
  expect(read.map(({ source }) => String(source))).toEqual(['"content/a.json"']);
});

test('a file that is no longer there still belongs to its list', () => {
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, '{ "entities": { "posts": { "files": "content/*.json" } } }');
  const belongs = (file: string) => isListFile(configFile, join(folder, file));
  expect(belongs('content/gone.json')).toBe(true);
  expect(belongs('content/2026/may.json')).toBe(false);
  expect(belongs('../content/a.json')).toBe(false);
  expect(belongs('content/notes.txt')).toBe(false);
});
