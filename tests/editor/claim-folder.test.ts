import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProcessStart } from '../../scripts/commands/process-start';
import { openEditor } from './open-editor';

test('a second editor of the same folder is refused in one line', async () => {
  const editor = await openEditor();
  // The process that started this one is another one, and lives.
  const claim = `${process.ppid} ${readProcessStart(process.ppid)}`;
  writeFileSync(join(editor.folder, '.editor/process'), claim);
  await expect(openEditor({ folder: editor.folder })).rejects.toThrow(
    /^This site is open in another editor already \(process \d+\)\. .*$/,
  );
});

test.each(['', ' 0123456789ab'])(
  'an editor that has ended does not hold its folder when another process got its id: %j',
  async (start) => {
    const { folder } = await openEditor();
    const file = join(folder, '.editor/process');
    writeFileSync(file, process.ppid + start);
    await openEditor({ folder });
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${readProcessStart(process.pid)}`);
  },
);
