import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import { firstText } from '../../open-editor';
import { firstName, firstPhone, openPublished, otherPhone } from './open-published';
import { git } from './repositories';

test('what was changed is shown in words, and the remote gets exactly that', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const { status, answer } = await site.prepare();
  expect(status).toBe(200);
  const shown = answer as unknown as PrepareAnswer;
  expect(shown).toMatchObject({ branch: 'main', errors: [], hasNewProgram: false });
  const words = JSON.stringify(shown.sections);
  expect(words).toContain('Lakeside');
  expect(shown.sections[0]).toMatchObject({ title: 'Changed: Home', notes: ['/'] });
  expect(shown.message).toMatch(/^Change [^\n]+$/);

  const { id } = shown;
  const said = await site.call('POST', 'publish', {
    target: 'usual',
    id,
    message: ' New name\n\nIt is ours now. ',
  });
  expect(said.answer).toEqual({ outcome: 'published', branch: 'main', isFolderCurrent: true });
  expect(site.readDiff()).toEqual([
    '+++ b/site.config.json',
    `-    "name": ${JSON.stringify(firstName)},`,
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

test('what somebody else has published is shown, and taken over once that is confirmed: content first', async () => {
  const site = await openPublished();
  const other = site.clone();
  other.change('site.config.json', (text) => text.replace(firstPhone, otherPhone));
  other.write('program.txt', 'one\nthree\n');
  other.write('public/images/theirs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await site.rename('Lakeside');

  const { answer } = await site.prepare();
  expect(answer).toMatchObject({ hasNewProgram: true });
  const { sections, incoming } = answer as unknown as PrepareAnswer;
  const words = JSON.stringify(sections);
  expect(words).toContain('Lakeside');
  expect(words).not.toContain(otherPhone);
  const changes = incoming?.sections.flatMap((section) => section.changes) ?? [];
  const texts = changes.map(({ after = [] }) => after.map(({ text }) => text).join(''));
  expect(texts.some((text) => text.includes(otherPhone))).toBe(true);
  expect(texts.join()).not.toContain('Lakeside');
  expect(JSON.stringify(incoming)).toContain('Added: /images/theirs.svg');
  const readProgram = () => readFileSync(join(site.folder, 'program.txt'), 'utf8');
  const picture = join(site.folder, 'public/images/theirs.svg');
  expect(site.readFile()).not.toContain(otherPhone);
  expect([readProgram(), existsSync(picture)]).toEqual(['one\ntwo\n', false]);

  const head = git(site.folder, 'rev-parse', 'HEAD');
  expect((await site.publish()).answer).toMatchObject({
    outcome: 'published',
    isFolderCurrent: false,
    program: 'older',
  });
  expect((await site.read()).undo).toBe('Changes made outside the editor');
  expect(site.readDiff()).toHaveLength(3);
  expect(site.readRemote('site.config.json')).toContain(otherPhone);
  expect(site.readRemote('program.txt')).toBe('one\nthree');
  expect(site.readFile()).toContain(otherPhone);
  expect([readProgram(), existsSync(picture)]).toEqual(['one\ntwo\n', true]);
  expect(git(site.folder, 'rev-parse', 'HEAD')).toBe(head);

  // The next version goes on top, and the program can be updated whenever that suits.
  await site.rename('Hillside');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published', program: 'older' });
  expect(site.readDiff()).toHaveLength(3);
  const left = await site.prepare();
  expect(left.answer).toMatchObject({ hasNewProgram: true, sections: [], contentErrors: [] });
  expect(left.answer).not.toHaveProperty('incoming');
  expect((await site.publish()).answer).toEqual({ outcome: 'outdated' });
  expect((await site.publish({ takesProgram: true })).answer).toEqual({
    outcome: 'taken',
    branch: 'main',
    isFolderCurrent: true,
    program: 'new',
  });
  expect(readProgram()).toBe('one\nthree\n');
  expect(git(site.folder, 'rev-parse', 'HEAD')).toBe(git(site.remote, 'rev-parse', 'main'));
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('the program comes with what is published, if that is chosen', async () => {
  const site = await openPublished();
  site.clone().write('program.txt', 'one\nthree\n');
  await site.rename('Lakeside');
  expect((await site.publish({ takesProgram: true })).answer).toEqual({
    outcome: 'published',
    branch: 'main',
    isFolderCurrent: true,
    program: 'new',
  });
  expect(site.readDiff()).toHaveLength(3);
  expect(readFileSync(join(site.folder, 'program.txt'), 'utf8')).toBe('one\nthree\n');
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('the same place changed by both is asked, and the choice counts', async () => {
  const site = await openPublished();
  site.clone().change('site.config.json', (text) => text.replace(firstName, 'Theirs'));
  await site.rename('Mine');
  const { status, answer } = await site.prepare();
  expect(status).toBe(412);
  expect(answer).toMatchObject({
    conflicts: [{ path: ['site', 'name'], base: firstName, mine: 'Mine', theirs: 'Theirs' }],
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
  expect(answer['message']).toMatch(/^The site has errors.* Site › Name: “Name” is empty/);
  expect(site.readRemote('site.config.json')).toBe(firstText.trim());
});
