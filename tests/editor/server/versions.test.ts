import { expect, test } from 'vitest';
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
