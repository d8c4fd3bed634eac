import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstText, openEditor } from './open-editor';

const [picture = ''] = /(?<="src": ")\/images\/[^"]+/.exec(firstText) ?? [];

test('a file that is gone is a problem, also where another request was the first to see it', async () => {
  const editor = await openEditor();
  expect((await editor.read()).problems).toEqual([]);
  rmSync(join(editor.folder, 'public', picture));
  await editor.call('GET', 'files');
  const { problems } = await editor.read();
  expect(problems.map(({ message }) => message).join()).toContain(picture);
});

test('a file that is gone when a page is first made is a problem, and no fault of the server', async () => {
  const editor = await openEditor();
  expect((await editor.read()).problems).toEqual([]);
  rmSync(join(editor.folder, 'public', picture));
  const { status, answer } = await editor.call('GET', 'preview?path=/');
  expect(status).toBe(503);
  expect(answer.message).toContain('site.config.json has errors');
  const { problems } = await editor.read();
  expect(problems.map(({ message }) => message).join()).toContain(picture);
});
