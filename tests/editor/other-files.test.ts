import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstText, openEditor } from './open-editor';

test('a file that is gone is a problem, also where another request was the first to see it', async () => {
  const editor = await openEditor();
  expect((await editor.read()).problems).toEqual([]);
  const [picture = ''] = /(?<="src": ")\/images\/[^"]+/.exec(firstText) ?? [];
  rmSync(join(editor.folder, 'public', picture));
  await editor.call('GET', 'files');
  const { problems } = await editor.read();
  expect(problems.map(({ message }) => message).join()).toContain(picture);
});
