import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AutosaveLog, type DraftEntry } from '../../../src/editor/server/autosave-log';
import { makeTempFolder } from '../../make-temp-folder';

test('a log that could not be begun, as on a full disk, is begun with the next step', () => {
  const folder = join(makeTempFolder(), 'editor');
  const log = new AutosaveLog(join(folder, 'draft.jsonl'));
  const begin: DraftEntry = { kind: 'begin', hash: 'abc', text: '{}' };
  log.beginLater(begin);
  writeFileSync(folder, 'a file where the folder should be');
  expect(() => log.add({ kind: 'undo' })).toThrow(/EEXIST|ENOTDIR/);
  rmSync(folder);
  log.add({ kind: 'redo' });
  expect(log.read()).toEqual([begin, { kind: 'redo' }]);
});
