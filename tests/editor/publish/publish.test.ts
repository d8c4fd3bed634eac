import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { PrepareAnswer } from '../../../src/editor/editor-api';
import { firstText } from '../open-editor';
import { openPublished } from './open-published';
import { git, protect } from './repositories';

// Each starts git dozens of times.
vi.setConfig({ testTimeout: 120_000 });

const { name } = (JSON.parse(firstText) as { site: { name: string } }).site;
const { phone } = (JSON.parse(firstText) as { site: { phone: string } }).site;
/** What somebody else writes. */
const otherPhone = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

test('what was changed is shown in words, and the remote gets exactly that', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const { status, answer } = await site.prepare();
  expect(status).toBe(200);
  const shown = answer as unknown as PrepareAnswer;
  expect(shown).toMatchObject({ branch: 'main', errors: [], hasNewProgram: false });
  const words = JSON.stringify(shown.sections);
  expect(words).toContain('Lakeside');
  expect(shown.message).toMatch(/^Change .+\n\n- /);

  const { id } = shown;
  const said = await site.call('POST', 'publish', {
    target: 'usual',
    id,
    message: ' New name\n\nIt is ours now. ',
  });
  expect(said.answer).toEqual({ outcome: 'published', branch: 'main', isFolderCurrent: true });
  expect(site.readDiff()).toEqual([
    '+++ b/site.config.json',
    `-    "name": ${JSON.stringify(name)},`,
    '+    "name": "Lakeside",',
  ]);
  expect(git(site.remote, 'log', '-1', '--format=%an <%ae>%n%B', 'main')).toBe(
    'Ada <ada@site.test>\nNew name\n\nIt is ours now.',
  );
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
  expect(git(site.folder, 'rev-parse', 'HEAD')).toBe(git(site.remote, 'rev-parse', 'main'));

  const again = await site.prepare();
  expect(again.answer).toMatchObject({ sections: [], errors: [] });
  expect(again.answer).not.toHaveProperty('summary');
});

test('nothing else that lies in the folder or is staged is published, and it stays as it is', async () => {
  const site = await openPublished();
  const write = (file: string, text: string) => writeFileSync(join(site.folder, file), text);
  write('staged.txt', 'staged');
  write('program.txt', 'one\nstaged\n');
  git(site.folder, 'add', 'staged.txt', 'program.txt');
  write('program.txt', 'one\nnot staged\n');
  write('private.txt', 'not for others');
  write('public/images/private.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const before = git(site.folder, 'status', '--porcelain');
  await site.rename('Lakeside');
  expect((await site.publish()).answer).toMatchObject({
    outcome: 'published',
    isFolderCurrent: true,
  });
  expect(site.readDiff()).toHaveLength(3);
  expect(git(site.folder, 'status', '--porcelain')).toBe(before);
  expect(git(site.folder, 'show', ':program.txt')).toBe('one\nstaged');
  expect(readFileSync(join(site.folder, 'program.txt'), 'utf8')).toBe('one\nnot staged\n');
});

test('what somebody else has published is taken over, and both are there', async () => {
  const site = await openPublished();
  const other = site.clone();
  other.change('site.config.json', (text) => text.replace(phone, otherPhone));
  other.write('program.txt', 'one\nthree\n');
  other.write('public/images/theirs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await site.rename('Lakeside');

  const { answer } = await site.prepare();
  expect(answer).toMatchObject({ hasNewProgram: true });
  const words = JSON.stringify((answer as unknown as PrepareAnswer).sections);
  expect(words).toContain('Lakeside');
  expect(words).not.toContain(otherPhone);
  expect(site.readFile()).toContain(otherPhone);
  expect((await site.read()).undo).toBe('Changes from outside of the editor');
  expect((await site.publish()).answer).toMatchObject({
    outcome: 'published',
    isFolderCurrent: true,
  });
  expect(site.readDiff()).toHaveLength(3);
  expect(site.readRemote('site.config.json')).toContain(otherPhone);
  expect(site.readRemote('program.txt')).toBe('one\nthree');
  expect(readFileSync(join(site.folder, 'program.txt'), 'utf8')).toBe('one\nthree\n');
  expect(existsSync(join(site.folder, 'public/images/theirs.svg'))).toBe(true);
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('the same place changed by both is asked, and the choice counts', async () => {
  const site = await openPublished();
  site.clone().change('site.config.json', (text) => text.replace(name, 'Theirs'));
  await site.rename('Mine');
  const { status, answer } = await site.prepare();
  expect(status).toBe(412);
  expect(answer).toMatchObject({
    conflicts: [{ path: ['site', 'name'], base: name, mine: 'Mine', theirs: 'Theirs' }],
  });
  expect(site.readFile()).toContain('"Mine"');
  const chosen = { choices: ['mine'], conflictsOf: answer['fileHash'] };
  const settled = await site.prepare(chosen);
  expect(settled.status).toBe(200);
  const { id } = settled.answer as unknown as PrepareAnswer;
  await site.call('POST', 'publish', { target: 'usual', id, message: 'Mine' });
  expect(site.readDiff()).toEqual([
    '+++ b/site.config.json',
    '-    "name": "Theirs",',
    '+    "name": "Mine",',
  ]);
});

test('what others publish between showing and publishing is never written over', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const { id } = (await site.prepare()).answer as unknown as PrepareAnswer;
  const other = site.clone();
  other.change('site.config.json', (text) => text.replace(phone, otherPhone));
  const late = await site.call('POST', 'publish', { target: 'usual', id, message: 'x' });
  expect(late.answer).toEqual({ outcome: 'outdated' });
  expect(site.readRemote('site.config.json')).toContain(name);
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(site.readDiff()).toHaveLength(3);

  // Nor is anything published that was not shown.
  await site.rename('Another name');
  const shown = (await site.prepare()).answer as unknown as PrepareAnswer;
  await site.rename('A third name');
  const changed = await site.call('POST', 'publish', {
    target: 'usual',
    id: shown.id,
    message: 'x',
  });
  expect(changed.answer).toEqual({ outcome: 'outdated' });
});

test('a protected branch gets a branch beside it, which grows until it is taken over', async () => {
  const site = await openPublished();
  protect(
    site.remote,
    'main',
    'GH006: Protected branch update failed. Changes must be made through a pull request.',
  );
  await site.rename('Lakeside');
  const refused = await site.publish();
  expect(refused.answer).toEqual({
    outcome: 'protected',
    said: 'GH006: Protected branch update failed. Changes must be made through a pull request.',
  });
  const today = new Date().toISOString().slice(0, 10);

  const sent = await site.publish({ target: 'review' });
  expect(sent.answer).toMatchObject({ outcome: 'published', branch: `edit/${today}` });
  expect(site.readDiff(`edit/${today}`)).toHaveLength(3);
  expect(site.readRemote('site.config.json')).toContain(name);
  // The folder is still at the branch that it was at.
  expect(git(site.folder, 'branch', '--show-current')).toBe('main');

  await site.rename('By the lake');
  expect((await site.publish({ target: 'review' })).answer).toMatchObject({
    branch: `edit/${today}`,
  });
  expect(site.readDiff(`edit/${today}`)).toEqual([
    '+++ b/site.config.json',
    '-    "name": "Lakeside",',
    '+    "name": "By the lake",',
  ]);

  const other = site.clone();
  git(other.folder, 'push', '--quiet', 'origin', '--delete', `edit/${today}`);
  await site.rename('Lake');
  expect((await site.prepare({ target: 'review' })).answer).toMatchObject({
    branch: `edit/${today}`,
  });
});

test('errors are listed, and nothing is published; unsaved changes neither', async () => {
  const site = await openPublished();
  await site.change({ op: 'set', path: ['site', 'name'], value: 'Not saved' });
  const unsaved = await site.prepare();
  expect(unsaved).toMatchObject({
    status: 422,
    answer: { message: expect.stringContaining('Save') },
  });
  await site.rename('');
  const { status, answer } = await site.prepare();
  expect(status).toBe(422);
  expect(answer['message']).toMatch(/^The site has errors.*"name" is empty/);
  expect(site.readRemote('site.config.json')).toBe(firstText.trim());
});

test('a branch with commits of its own stays as it is, and only content is published', async () => {
  const site = await openPublished();
  writeFileSync(join(site.folder, 'program.txt'), 'not ready\n');
  git(site.folder, 'commit', '--quiet', '--all', '--message=Work in progress');
  const head = git(site.folder, 'rev-parse', 'HEAD');
  await site.rename('One');
  expect((await site.publish()).answer).toMatchObject({
    outcome: 'published',
    isFolderCurrent: false,
  });
  expect(site.readRemote('program.txt')).toBe('one\ntwo');
  expect(git(site.folder, 'rev-parse', 'HEAD')).toBe(head);
  // What was published from here does not conflict with what follows.
  await site.rename('Two');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(site.readDiff()).toHaveLength(3);
});

test('a branch that the server does not have yet begins with what is here', async () => {
  const site = await openPublished();
  git(site.folder, 'switch', '--quiet', '--create', 'spring');
  await site.rename('Lakeside');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published', branch: 'spring' });
  expect(site.readDiff('spring')).toHaveLength(3);
  expect(site.readRemote('site.config.json')).toContain(name);
});
