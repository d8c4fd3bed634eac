// @promise Lists in separate files are checked as if they were in the config, and problems are
// located in those files; the editor leaves the files unchanged

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createListReader } from '../../src/io/list-files';
import { fixConfig } from '../../src/cli/validate/fix-files';
import { checkConfig } from '../../src/check/check-config';
import { configWithFiles, post } from '../check/lists/list-texts';
import { publicFiles } from '../check/minimal-config';
import { makeTempFolder } from '../make-temp-folder';

const write = (id: string): string => JSON.stringify({ ...post, id, slug: id, title: `On ${id}` });

test('--fix changes the files of lists, each by itself, and no other byte', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'content/posts'), { recursive: true });
  const configFile = join(folder, 'site.config.json');
  const place = (name: string) => join(folder, 'content/posts', name);
  const texts = {
    'a.json': write('a'),
    'b.json': write('b').replace('"title"', '"titel"'),
    'c.json': `[${write('c')},\n${write('d').replace('"slug"', '"slugg"')}]`,
  };
  writeFileSync(configFile, configWithFiles.replace('"redirects"', '"redirect"'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(place(name), text);

  const text = fixConfig(configFile, readFileSync(configFile), {
    readListFiles: createListReader(folder),
    check: (source, readListFiles) => checkConfig(source, publicFiles, { readListFiles }),
  });
  expect(text).toBe(configWithFiles);
  expect(readFileSync(configFile, 'utf8')).toBe(configWithFiles);
  expect(readFileSync(place('a.json'), 'utf8')).toBe(texts['a.json']);
  expect(readFileSync(place('b.json'), 'utf8')).toBe(write('b'));
  expect(readFileSync(place('c.json'), 'utf8')).toBe(`[${write('c')},\n${write('d')}]`);
  expect(said).toHaveBeenCalledTimes(3);
  said.mockRestore();
});
