// @promise An editor that was killed resumes where it was; a draft never overwrites a file that has
// changed; other people’s changes are merged

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getIn } from '../../src/utils/json';
import { firstText, openEditor } from './open-editor';

const name = ['site', 'name'];
const phone = ['site', 'phone'];

test('an editor that was killed goes on where it was, with all that can be undone', async () => {
  const killed = await openEditor();
  const { fileHash } = await killed.read();
  await killed.change({ op: 'set', path: [...phone], value: '(615) 555-0199' });
  await killed.save(fileHash);
  await killed.change({ op: 'set', path: [...name], value: 'Unsaved' });
  await killed.change({ op: 'remove', path: ['routes', 0, 'blocks', 0] });
  const before = await killed.read();
  // Killed while it wrote down the next step.
  const log = join(killed.folder, '.editor/draft.jsonl');
  writeFileSync(log, `${readFileSync(log, 'utf8')}\n{"kind":"step","label":"Cut o`);

  const next = await openEditor({ folder: killed.folder });
  const restored = await next.read();
  expect(restored).not.toHaveProperty('draft');
  expect(restored).toMatchObject({
    config: before.config,
    undo: 'Change',
    isSaved: false,
  });
  for (let steps = 0; steps < 3; steps += 1) await next.call('POST', 'undo');
  expect((await next.read()).config).toEqual(JSON.parse(firstText));
  await next.change({ op: 'set', path: [...name], value: 'After the cut' });
  const last = await openEditor({ folder: killed.folder });
  expect(getIn((await last.read()).config, name)).toBe('After the cut');
});

test('a draft is never restored over a file that has changed since, unless somebody says so', async () => {
  const killed = await openEditor();
  await killed.change({ op: 'set', path: [...name], value: 'Draft' });
  const changed = firstText.replace(/"phone": "[^"]*"/, '"phone": "(615) 555-0111"');
  for (const choice of ['keep', 'discard'] as const) {
    killed.writeFile(changed);
    const next = await openEditor({ folder: killed.folder });
    const { draft, config } = await next.read();
    expect(draft).toMatchObject({ changes: 1 });
    expect(config).toEqual(JSON.parse(changed));
    // Until then, nothing can be lost.
    expect((await next.change({ op: 'set', path: [...name], value: 'x' })).status).toBe(409);
    const { answer } = await next.call('POST', 'draft', { choice });
    expect(answer).not.toHaveProperty('draft');
    const saved = await next.save(String(answer['fileHash']));
    expect(saved.status).toBe(200);
    const text =
      choice === 'keep' ? changed.replace(/"name": "[^"]*"/, '"name": "Draft"') : changed;
    expect(next.readFile()).toBe(text);
    await next.change({ op: 'set', path: [...name], value: 'Another draft' });
  }
});

test('a draft that was dropped does not come back, not even if the file was not JSON then', async () => {
  const killed = await openEditor();
  await killed.change({ op: 'set', path: [...name], value: 'Draft' });
  killed.writeFile('{ "site": ');
  const next = await openEditor({ folder: killed.folder });
  expect(await next.read()).toHaveProperty('draft');
  await next.call('POST', 'draft', { choice: 'discard' });
  next.writeFile(firstText.replace(/"name": "[^"]*"/, '"name": "Corrected"'));
  const corrected = await next.read();
  expect(corrected).not.toHaveProperty('draft');
  expect(corrected).toMatchObject({ isSaved: true, config: { site: { name: 'Corrected' } } });
  const last = await openEditor({ folder: killed.folder });
  expect(await last.read()).not.toHaveProperty('draft');
});

test('the log of a draft holds the file once, however often it was saved', async () => {
  const editor = await openEditor();
  const log = join(editor.folder, '.editor/draft.jsonl');
  let { fileHash } = await editor.read();
  const first = statSync(log).size;
  for (let number = 0; number < 5; number += 1) {
    await editor.change({ op: 'set', path: [...name], value: `Number ${number}` });
    fileHash = String((await editor.save(fileHash)).answer['fileHash']);
  }
  expect(statSync(log).size).toBeLessThan(2 * first);
  await editor.change({ op: 'set', path: [...name], value: 'Unsaved' });
  const next = await openEditor({ folder: editor.folder });
  for (let step = 0; step < 6; step += 1) await next.call('POST', 'undo');
  expect((await next.read()).config).toEqual(JSON.parse(firstText));
});

test('an editor that was killed between writing the file and its log has nothing to ask, and goes back as before', async () => {
  const killed = await openEditor();
  const { fileHash } = await killed.read();
  await killed.change({ op: 'set', path: [...name], value: 'Saved' });
  const log = join(killed.folder, '.editor/draft.jsonl');
  const before = readFileSync(log);
  await killed.save(fileHash);
  writeFileSync(log, before);
  const next = await openEditor({ folder: killed.folder });
  const restored = await next.read();
  expect(restored).not.toHaveProperty('draft');
  expect(restored).toMatchObject({ isSaved: true, config: { site: { name: 'Saved' } } });
  expect(readFileSync(log, 'utf8').split('\n').filter(Boolean)).toHaveLength(1);
  await next.call('POST', 'undo');
  expect((await next.read()).config).toEqual(JSON.parse(firstText));
});

test('what was saved can be taken back when the editor is opened again', async () => {
  const closed = await openEditor();
  const { fileHash } = await closed.read();
  await closed.change({ op: 'set', path: [...name], value: 'Saved' });
  await closed.save(fileHash);
  const next = await openEditor({ folder: closed.folder });
  expect(await next.read()).toMatchObject({ isSaved: true, undo: 'Change' });
  await next.call('POST', 'undo');
  expect((await next.read()).config).toEqual(JSON.parse(firstText));
});
