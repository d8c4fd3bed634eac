// @promise Lists in separate files are checked as if they were in the config, and problems are
// located in those files; the editor leaves the files unchanged

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblems } from '../../src/editor/server/describe-problems';
import { checkConfig } from '../../src/check/check-config';
import { getIn, type Json } from '../../src/utils/json';
import { configWithFiles, post, readFrom } from '../check/lists/list-texts';
import { publicFiles } from '../check/minimal-config';
import { formatConfig } from '../../src/check/format-config';
import { makeTempFolder } from '../make-temp-folder';
import { firstText, openEditor } from './open-editor';

test('a problem in a file is at its list, with the file in its words, and without a fix', () => {
  const text = JSON.stringify({ ...post, titel: 'x', title: undefined }, null, 2);
  const readListFiles = readFrom({ 'content/posts/rest.json': text });
  const result = checkConfig(configWithFiles, publicFiles, { readListFiles });
  const config = JSON.parse(configWithFiles) as Json;
  const [described] = describeProblems(result.problems, configWithFiles, config);
  expect(result.problems[0]?.fix).toBeDefined();
  expect(described?.message).toBe(
    'content/posts/rest.json, line 12: A post has no setting "titel".',
  );
  expect(described?.path).toEqual(['entities', 'posts']);
  expect(described?.fix).toBeUndefined();
  expect(described?.mark).toBeUndefined();
});

test('the editor checks what is in the files, and saves the list as it is written', async () => {
  const folder = makeTempFolder();
  const config = JSON.parse(firstText) as { entities: Record<string, unknown> };
  const { counselors } = config.entities;
  const file = join(folder, 'people.json');
  writeFileSync(file, JSON.stringify(counselors));
  const entities = { ...config.entities, counselors: { files: 'people.json' } };
  const text = formatConfig(JSON.stringify({ ...config, entities }));
  const editor = await openEditor({ folder, text });

  const before = await editor.read();
  expect(before.problems).toEqual([]);
  expect((await editor.call('GET', 'preview?path=/')).status).toBe(200);
  await editor.change({ op: 'set', path: ['site', 'name'], value: 'Other' });
  await editor.save(before.fileHash);
  const name = JSON.stringify(getIn(before.config, ['site', 'name']));
  expect(editor.readFile()).toBe(text.replace(`"name": ${name}`, '"name": "Other"'));
  expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(counselors));

  writeFileSync(file, '[{}]');
  await editor.change({ op: 'set', path: ['site', 'name'], value: 'Another' });
  const { problems } = await editor.read();
  expect(problems[0]).toMatchObject({ path: ['entities', 'counselors'] });
  expect(problems[0]?.message).toContain('people.json, line 1: ');
});

test('the editor goes on answering while the path of a list is one that no file can have', async () => {
  const editor = await openEditor();
  await editor.change({
    op: 'set',
    path: ['entities', 'posts'],
    value: { files: 'content/\0.json' },
  });
  const { problems, revision } = await editor.read();
  expect(problems).toMatchObject([{ code: 'CFG0670', path: ['entities', 'posts', 'files'] }]);
  for (const name of [`state?revision=${revision}`, 'names', 'files', 'unused', 'versions']) {
    expect([name, (await editor.call('GET', name)).status]).toEqual([name, 200]);
  }
});
