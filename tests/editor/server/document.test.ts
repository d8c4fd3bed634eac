// @promise The saved file differs from the previous one only where you changed something
// @promise The editor is usable before its first check has finished, and shows that the check is
// running

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EarlierVersion } from '../../../src/editor/protocol/editor-api';
import { getIn, type Json } from '../../../src/utils/json';
import { firstText, openEditor, type OpenEditor } from '../open-editor';

const name = ['site', 'name'];

async function readSetting(editor: OpenEditor, path: readonly string[]): Promise<Json | undefined> {
  return getIn((await editor.read()).config, path);
}

test('what is changed is checked at once, undone, redone and saved, and nothing else is written', async () => {
  const editor = await openEditor();
  const first = await editor.read();
  expect(first).toMatchObject({ problems: [], undo: null, redo: null, isSaved: true });

  const { status, answer } = await editor.change({ op: 'set', path: [...name], value: 'Other' });
  expect([status, answer]).toMatchObject([200, { undo: 'Change', redo: null, isSaved: false }]);
  expect(editor.readFile()).toBe(firstText);
  const undone = await editor.call('POST', 'undo');
  expect(undone.answer).toMatchObject({
    changes: [{ op: 'set', path: name, value: getIn(first.config, name) }],
    undo: null,
    redo: 'Change',
    isSaved: true,
  });
  expect((await editor.call('POST', 'redo')).answer).toMatchObject({ undo: 'Change' });
  expect((await editor.call('POST', 'redo')).status).toBe(422);

  const saved = await editor.save(first.fileHash);
  expect([saved.status, saved.answer]).toMatchObject([200, { isSaved: true, undo: 'Change' }]);
  const written = JSON.stringify(getIn(first.config, name));
  expect(editor.readFile()).toBe(firstText.replace(`"name": ${written}`, '"name": "Other"'));
  // Undoing goes on past the moment of saving.
  await editor.call('POST', 'undo');
  await editor.save(String(saved.answer['fileHash']));
  expect(editor.readFile()).toBe(firstText);
});

test('an error is shown at its place, with its fix, and keeps the page as it was', async () => {
  const editor = await openEditor();
  const preview = async () => (await editor.call('GET', 'preview?path=/')).answer;
  expect(await preview()).not.toHaveProperty('outdated');
  const { answer } = await editor.change({ op: 'set', path: ['routes', 0, 'titel'], value: 'A' });
  expect(answer['problems']).toContainEqual(
    expect.objectContaining({ severity: 'error', path: ['routes', 0, 'titel'] }),
  );
  expect(await preview()).toMatchObject({ outdated: true });
  await editor.call('POST', 'undo');
  await editor.change({ op: 'set', path: ['routes', 0, 'blocks', 0, 'type'], value: 'bannr' });
  const { problems, revision } = await editor.read();
  const index = problems.findIndex(({ fix }) => fix);
  expect(problems[index]?.path).toEqual(['routes', 0, 'blocks', 0, 'type']);
  const fixed = await editor.call('POST', 'fix', { revision, index });
  expect(fixed.answer).toMatchObject({
    problems: [],
    changes: [{ op: 'set', path: ['routes', 0, 'blocks', 0, 'type'], value: 'banner' }],
  });
});

test('the document is there before it is checked, and says so', async () => {
  const wrong = firstText.replace('"type": "banner"', '"type": "bannr"');
  const editor = await openEditor({ text: wrong });
  const first = await editor.call('GET', 'document');
  const { revision } = first.answer;
  expect(first.answer).toMatchObject({ isChecked: false, problems: [], isSaved: true });
  expect(first.answer['config']).toEqual(JSON.parse(wrong));
  const checked = await editor.call('GET', `state?revision=${String(revision)}`);
  expect(checked.answer).toMatchObject({ isChecked: true, problems: [{ severity: 'error' }] });
  const again = await editor.call('GET', 'document');
  expect(again.answer).toMatchObject({ isChecked: true, problems: checked.answer['problems'] });

  await editor.change({ op: 'set', path: [...name], value: 'Other' });
  const late = await editor.call('GET', `state?revision=${String(revision)}`);
  expect(late).toMatchObject({ status: 409, answer: { config: { site: { name: 'Other' } } } });
});

test('changes on another revision are refused, and come with the document', async () => {
  const editor = await openEditor();
  const { revision } = await editor.read();
  await editor.change({ op: 'set', path: [...name], value: 'First window' });
  const changes = [{ op: 'set', path: name, value: 'Second window' }];
  const { status, answer } = await editor.call('POST', 'changes', {
    revision,
    label: 'x',
    changes,
  });
  expect([status, answer]).toMatchObject([409, { config: { site: { name: 'First window' } } }]);
});

test('a merge keeps how others have written what is theirs', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  await editor.change({ op: 'set', path: [...name], value: 'Mine' });
  const theirs = firstText.replace(/"phone": "[^"]*"/, '"phone": "\\u0028615) 555-0111"');
  editor.writeFile(theirs);
  expect((await editor.save(fileHash)).status).toBe(200);
  expect(editor.readFile()).toBe(theirs.replace(/"name": "[^"]*"/, '"name": "Mine"'));
});

test('a file that changed meanwhile is merged by place; only real conflicts are asked', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  await editor.change({ op: 'set', path: [...name], value: 'Mine' });
  const withPhone = firstText.replace(/"phone": "[^"]*"/, '"phone": "(615) 555-0111"');
  editor.writeFile(withPhone);
  const saved = await editor.save(fileHash);
  expect(saved.status).toBe(200);
  const both = withPhone.replace(/"name": "[^"]*"/, '"name": "Mine"');
  expect(editor.readFile()).toBe(both);

  await editor.change({ op: 'set', path: [...name], value: 'Mine again' });
  const theirs = both.replace('"Mine"', '"Theirs"');
  editor.writeFile(theirs);
  const refused = await editor.save(String(saved.answer['fileHash']));
  expect([refused.status, refused.answer]).toMatchObject([
    412,
    { conflicts: [{ path: name, base: 'Mine', mine: 'Mine again', theirs: 'Theirs' }] },
  ]);
  expect(editor.readFile()).toBe(theirs);
  const chosen = await editor.save(String(refused.answer['fileHash']), ['theirs']);
  expect([chosen.status, await readSetting(editor, name)]).toEqual([200, 'Theirs']);
  // What was chosen can be undone like everything else.
  await editor.call('POST', 'undo');
  expect(await readSetting(editor, name)).toBe('Mine again');
});

test('what others write while nothing is unsaved is taken over, and can be undone', async () => {
  const editor = await openEditor();
  editor.writeFile(firstText.replace(/"name": "[^"]*"/, '"name": "From git"'));
  expect(await editor.read()).toMatchObject({
    isSaved: true,
    undo: 'Changes made outside the editor',
    config: { site: { name: 'From git' } },
  });
});

test('a file that was deleted is written again; one that is not JSON any more is left alone', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  rmSync(join(editor.folder, 'site.config.json'));
  await editor.change({ op: 'set', path: [...name], value: 'Still here' });
  const saved = await editor.save(fileHash);
  expect(saved.status).toBe(200);
  expect(editor.readFile()).toContain('"name": "Still here"');

  await editor.change({ op: 'set', path: [...name], value: 'Once more' });
  editor.writeFile('{ "site": ');
  const refused = await editor.save(String(saved.answer['fileHash']));
  expect([refused.status, refused.answer['message']]).toEqual([
    422,
    expect.stringMatching(
      /^The file site\.config\.json was changed .*: Line 1, column 9: .* are safe either way\.$/,
    ),
  ]);
  // So it is said before anybody saves, until it is corrected.
  const broken = await editor.read();
  expect(broken.fileFault).toMatch(/^Line 1, column 9: /);
  expect(broken.config).toMatchObject({ site: { name: 'Once more' } });
  expect(editor.readFile()).toBe('{ "site": ');
  expect(await readSetting(editor, name)).toBe('Once more');
  editor.writeFile(firstText);
  expect(await editor.read()).not.toHaveProperty('fileFault');
});

test('what the system refuses is said to the browser, and nothing is lost', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  await editor.change({ op: 'set', path: [...name], value: 'Kept' });
  const file = join(editor.folder, 'site.config.json');
  rmSync(file);
  mkdirSync(file);
  const refused = await editor.save(fileHash);
  expect([refused.status, refused.answer['message']]).toEqual([
    500,
    `Cannot read ${file}: it is a folder.`,
  ]);
  rmSync(file, { recursive: true });
  editor.writeFile(firstText);
  expect(await readSetting(editor, name)).toBe('Kept');
});

test.runIf(existsSync('/dev/full'))(
  'on a full disk, a step is refused in words, and neither document nor file has half of it',
  async () => {
    const editor = await openEditor();
    const { fileHash } = await editor.read();
    const log = join(editor.folder, '.editor/draft.jsonl');
    rmSync(log, { force: true });
    symlinkSync('/dev/full', log);
    const change = { op: 'set', path: [...name], value: 'Too much' } as const;
    const refused = await editor.change(change);
    expect([refused.status, refused.answer['message']]).toEqual([
      500,
      expect.stringMatching(/The disk is full/),
    ]);
    expect(await readSetting(editor, name)).not.toBe('Too much');
    expect(editor.readFile()).toBe(firstText);

    rmSync(log);
    expect((await editor.change(change)).status).toBe(200);
    expect((await editor.save(fileHash)).status).toBe(200);
    expect(editor.readFile()).toContain('"Too much"');
  },
);

test.each([
  ['cut off', firstText.slice(0, 300)],
  ['empty', ''],
  ['a letter', 'Dear Sir,'],
])(
  'a file that is not JSON (%s) is explained, and opened once it is corrected',
  async (_what, text) => {
    const editor = await openEditor({ text });
    const { config, problems, undo } = await editor.read();
    expect([config, undo]).toEqual([undefined, null]);
    expect(problems[0]).toMatchObject({
      severity: 'error',
      path: [],
      position: { column: expect.any(Number) as number },
    });
    expect((await editor.change({ op: 'set', path: [...name], value: 'x' })).status).toBe(409);
    expect(editor.readFile()).toBe(text);
    editor.writeFile(firstText);
    expect((await editor.read()).config).toEqual(JSON.parse(firstText));
  },
);

test('the last 20 versions of the file are kept', async () => {
  const editor = await openEditor();
  let { fileHash } = await editor.read();
  for (let number = 0; number < 22; number += 1) {
    await editor.change({ op: 'set', path: [...name], value: `Number ${number}` });
    fileHash = String((await editor.save(fileHash)).answer['fileHash']);
  }
  const folder = join(editor.folder, '.editor/versions');
  const versions = readdirSync(folder).toSorted();
  expect(versions).toHaveLength(20);
  expect(readFileSync(join(folder, versions.at(-1) ?? ''), 'utf8')).toContain('"Number 20"');
  expect(existsSync(join(editor.folder, 'site.config.json'))).toBe(true);
});

test('an earlier version is looked at, restored and undone; nothing but versions can be', async () => {
  const editor = await openEditor();
  const { fileHash } = await editor.read();
  await editor.change({ op: 'set', path: [...name], value: 'Saved' });
  await editor.save(fileHash);
  const { answer } = await editor.call('GET', 'versions');
  const [version] = answer['versions'] as EarlierVersion[];
  expect(Date.now() - Date.parse(version?.until ?? '')).toBeLessThan(60_000);
  const look = await editor.call('GET', `version?name=${version?.name}`);
  expect(look.answer).toEqual({ config: JSON.parse(firstText) });
  const { revision } = await editor.read();
  const restored = await editor.call('POST', 'restore', { revision, name: version?.name });
  expect(restored.answer).toMatchObject({ undo: 'Restore an earlier version', isSaved: false });
  expect((await editor.read()).config).toEqual(JSON.parse(firstText));
  await editor.call('POST', 'undo');
  expect(await readSetting(editor, name)).toBe('Saved');

  const others = await editor.call('GET', 'version?name=../draft.jsonl');
  expect([others.status, others.answer['message']]).toEqual([
    422,
    'This version no longer exists.',
  ]);
});
