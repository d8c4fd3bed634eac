import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatConfig } from '../../../../src/check/format-config';
import { writeRecord } from '../../../../src/check/languages/translation-record';
import { openPublished } from './open-published';
import { git } from './repositories';

test('lists in files are published and taken over as files', async () => {
  const site = await openPublished();
  const config = JSON.parse(site.readFile()) as { entities: { counselors: { name: string }[] } };
  const [first, ...rest] = config.entities.counselors;
  const other = site.clone();
  other.write('people/first.json', JSON.stringify(first));
  other.write('people/rest.json', JSON.stringify(rest));
  const inFiles = {
    ...config,
    entities: { ...config.entities, counselors: { files: 'people/*.json' } },
  };
  other.change('site.config.json', () => formatConfig(JSON.stringify(inFiles)));
  expect((await site.prepare()).answer).toMatchObject({ errors: [], sections: [] });
  const path = join(site.folder, 'people/first.json');
  expect(existsSync(path)).toBe(false);
  expect((await site.publish()).answer).toMatchObject({ outcome: 'taken', isFolderCurrent: true });
  expect(existsSync(path)).toBe(true);
  expect(git(site.folder, 'status', '--porcelain')).toBe('');

  writeFileSync(path, JSON.stringify({ ...first, name: 'Lena Otherwise' }));
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(site.readDiff()).toEqual([
    '+++ b/people/first.json',
    expect.stringContaining(String(first?.name)),
    expect.stringContaining('Lena Otherwise'),
  ]);

  // What both have changed is not written over.
  other.pull();
  other.write(
    'people/rest.json',
    JSON.stringify(rest.map((each) => ({ ...each, name: 'Theirs' }))),
  );
  writeFileSync(join(site.folder, 'people/rest.json'), JSON.stringify(rest, null, 2));
  const both = await site.prepare();
  expect(both.answer['message']).toContain('Someone else has also changed people/rest.json.');
});

test('the record of translations is published with them, and joined with that of others', async () => {
  const site = await openPublished();
  const record = '.translations.json';
  const path = join(site.folder, record);
  writeFileSync(path, writeRecord({ es: { one: ['a'] } }));
  await site.rename('Lakeside');
  await site.publish();
  expect(JSON.parse(site.readRemote(record))).toEqual({ es: { one: ['a'] } });
  expect(git(site.folder, 'status', '--porcelain')).toBe('');

  site.clone().write(record, writeRecord({ es: { one: ['a'], two: ['b'] } }));
  writeFileSync(path, writeRecord({ es: { one: ['a', 'c'] }, de: { three: ['d'] } }));
  await site.rename('Hillside');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(JSON.parse(site.readRemote(record))).toEqual({
    es: { one: ['a', 'c'], two: ['b'] },
    de: { three: ['d'] },
  });

  const other = site.clone();
  other.write(record, '<<<<<<<');
  const unchanged = await site.prepare();
  expect(unchanged.status).toBe(422);
  expect(unchanged.answer['message']).toContain(
    `The ${record} in the online repository is damaged`,
  );
  writeFileSync(path, writeRecord({ es: { one: ['e'] } }));
  const { answer } = await site.prepare();
  expect(answer['message']).toContain(`Someone else has also changed ${record}.`);
});
