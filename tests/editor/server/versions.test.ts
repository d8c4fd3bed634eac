import { expect, test } from 'vitest';
import type { Change } from '../../../src/editor/model/apply-change';
import type { EarlierVersion } from '../../../src/editor/protocol/editor-api';
import { openEditor } from '../open-editor';

test('what was last saved is kept as a version when the file is not JSON at the next start, once', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  await editor.change({ op: 'set', path: ['site', 'name'], value: 'Saved' });
  await editor.save(fileHash);
  const saved = editor.readFile();
  editor.writeFile(saved.slice(0, 300));

  await openEditor({ folder: editor.folder });
  const later = await openEditor({ folder: editor.folder });
  const { answer } = await later.call('GET', 'versions');
  const versions = answer['versions'] as EarlierVersion[];
  expect(versions).toHaveLength(2);
  const look = await later.call('GET', `version?name=${versions[0]?.name}`);
  expect(look.answer).toEqual({ config: JSON.parse(saved) });
});

test('each version names what was changed when it was replaced', async () => {
  const editor = await openEditor();
  const save = async (...changes: Change[]) => {
    const { fileHash } = await editor.read();
    await editor.change(...changes);
    await editor.save(fileHash);
  };
  await save({ op: 'set', path: ['site', 'name'], value: 'Another name' });
  await save(
    { op: 'set', path: ['site', 'name'], value: 'A third name' },
    { op: 'set', path: ['site', 'phone'], value: '(555) 555-0100' },
    { op: 'remove', path: ['routes', 0, 'blocks', 0] },
  );
  const { answer } = await editor.call('GET', 'versions');
  expect(answer['versions']).toMatchObject([
    { changed: 'Site, Page “Home”' },
    { changed: 'Site › Name' },
  ]);
});
