// @promise-of-folder The editor publishes exactly the changes it showed, on top of the server’s
// version: no other file, staged change or commit in the folder
// @promise-of-folder Other people’s changes are merged before publishing; nothing is published by
// force, with errors, or halfway if the editor is killed

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import { firstName, firstPhone, openPublished, otherPhone } from './open-published';
import { git, protect } from './repositories';

test('what others publish between showing and publishing is never written over', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const { id } = (await site.prepare()).answer as unknown as PrepareAnswer;
  const other = site.clone();
  other.change('site.config.json', (text) => text.replace(firstPhone, otherPhone));
  const late = await site.call('POST', 'publish', { target: 'usual', id, message: 'x' });
  expect(late.answer).toEqual({ outcome: 'outdated' });
  expect(site.readRemote('site.config.json')).toContain(firstName);
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
  expect(site.readRemote('site.config.json')).toContain(firstName);
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
  expect(site.readRemote('site.config.json')).toContain(firstName);
});
