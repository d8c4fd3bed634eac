// @promise Publishing through the API of GitHub, GitLab or Forgejo creates one commit on top of the
// newest one, with the changed files only, and the same tree of files that git would create
// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatConfig } from '../../../src/check/format-config';
import { UnresolvedConflicts } from '../../../src/editor/server/read-body';
import { openGit } from '../../../src/editor/server/publish/git-repository';
import { hostKinds } from '../../git-hosts/each-host';
import { makeTempFolder } from '../../make-temp-folder';
import { firstText } from '../open-editor';
import { firstName, firstPhone, otherPhone } from './publish/open-published';
import {
  openFolder,
  openHostedSite,
  readBase,
  readRefusal,
  readTip,
} from './publish/open-hosted-site';
import { git } from './publish/repositories';

const config = 'site.config.json';

/** An image of the site, as the site serves it. */
const image = /\/images\/[\w-]+\.jpg/.exec(firstText)?.[0] ?? '';

function readTree(folder: string): string {
  return git(folder, 'rev-parse', 'main^{tree}');
}

test('new problems are told in plain words, and a new status counts once it is published', async () => {
  const site = await openHostedSite();
  const { document } = site.content;
  const { status: before } = await site.readPublished();
  expect(before).not.toBe('closed');
  document.change({
    revision: document.read().revision,
    label: 'Change',
    changes: [
      { op: 'set', path: ['routes', 0, 'description'], value: 'Short.' },
      { op: 'set', path: ['site', 'status'], value: 'closed' },
    ],
  });
  document.save(document.read().fileHash);
  const { id, sections } = await site.prepare();
  const problems = sections.find(({ title }) => title === 'New problems')?.notes.join() ?? '';
  expect(problems).toMatch(/^Page “Home” › Description: /);
  expect(problems).not.toMatch(/CFG\d|site\.config\.json/);
  expect((await site.readPublished()).status).toBe(before);
  await site.publish(id);
  expect((await site.readPublished()).status).toBe('closed');
});

test('an edit is shown and published, and no photo is sent or read for it', async () => {
  const site = await openHostedSite();
  site.rename('Lakeside');
  const start = readTip(site);
  const shown = await site.prepare();
  expect(shown).toMatchObject({
    address: 'https://github.test/mary/practice',
    branch: 'main',
    errors: [],
    hasNewProgram: false,
  });
  expect(JSON.stringify(shown.sections)).toContain('Lakeside');
  expect(site.standIn.log.every(({ method }) => method === 'GET')).toBe(true);

  const answer = await site.publish(shown.id);
  const commit = git(site.standIn.repository.folder, 'rev-parse', 'main').trim();
  expect(answer).toEqual({ outcome: 'published', commit, branch: 'main', isFolderCurrent: true });
  expect(site.listChanged()).toEqual([`M\t${config}`]);
  expect(git(site.standIn.repository.folder, 'rev-parse', 'main^')).toBe(start);
  expect(readBase(site)).toBe(readTip(site));
  const blobs = site.standIn.log.filter(({ path }) => path.includes('/git/blobs'));
  expect(blobs).toHaveLength(1);
  const before = git(site.standIn.repository.folder, 'rev-parse', `${start}:${config}`);
  expect(blobs[0]).toMatchObject({ method: 'GET', path: expect.stringContaining(before) });

  const again = await site.prepare();
  expect(again).toMatchObject({ sections: [], errors: [] });
  expect(again).not.toHaveProperty('summary');
});

test.each(hostKinds)(
  'changes of others are merged, and the folder gets them (%s)',
  async (kind) => {
    const site = await openHostedSite(kind);
    site.rename('Lakeside');
    await site.commit({
      [config]: firstText.replace(firstPhone, otherPhone),
      'public/images/theirs.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="sign"/>',
      'program.txt': 'two\n',
    });
    const shown = await site.prepare();
    expect(JSON.stringify(shown.sections)).not.toContain(otherPhone);
    expect(JSON.stringify(shown.incoming)).toContain('Added: /images/theirs.svg');
    expect(site.read(config)).not.toContain(otherPhone);
    expect(await site.publish(shown.id)).toMatchObject({ outcome: 'published' });
    expect(site.listChanged()).toEqual([`M\t${config}`]);
    for (const text of [site.read(config), `${site.readRemote(config)}\n`]) {
      expect(text).toContain(otherPhone);
      expect(text).toContain('Lakeside');
    }
    expect(site.read('public/images/theirs.svg')).toContain('svg');
    // The site needs this file, too, although the editor does not change it.
    expect(site.read('public/sign.svg')).toContain('id="sign"');
    expect(site.readRemote('program.txt')).toBe('two');

    // Without changes here, theirs are taken over.
    await site.commit({ [config]: site.read(config).replace('Lakeside', 'Hillside') });
    expect(await site.publishAll()).toMatchObject({ outcome: 'taken', isFolderCurrent: true });
    expect(site.read(config)).toContain('Hillside');
    expect(readBase(site)).toBe(readTip(site));
  },
);

test('a place that both have changed needs a choice', async () => {
  const site = await openHostedSite();
  site.rename('Mine');
  await site.commit({ [config]: firstText.replace(firstName, 'Theirs') });
  const conflict: unknown = await site.prepare().catch((error: unknown) => error);
  if (!(conflict instanceof UnresolvedConflicts)) throw conflict;
  expect(conflict.answer.conflicts).toMatchObject([
    { path: ['site', 'name'], base: firstName, mine: 'Mine', theirs: 'Theirs' },
  ]);
  const choices = { choices: ['mine'], conflictsOf: conflict.answer.fileHash };
  const { id } = await site.prepare('usual', choices);
  expect(await site.publish(id)).toMatchObject({ outcome: 'published' });
  expect(site.readRemote(config)).toContain('"Mine"');
});

test.each(hostKinds)(
  '%s publishes a photo with the text that names it, as git would do it',
  async (kind) => {
    const site = await openHostedSite(kind);
    const { folder: remote } = site.standIn.repository;
    const copies = makeTempFolder();
    git(copies, 'clone', '--quiet', '--bare', remote, 'remote.git');
    git(copies, 'clone', '--quiet', 'remote.git', 'copy');
    const copy = join(copies, 'copy');
    git(copy, 'config', 'user.name', 'Ada');
    git(copy, 'config', 'user.email', 'ada@site.test');
    const bytes = readFileSync(join(site.content.folder, 'public', image));
    const replaced = Buffer.concat([bytes, bytes]);
    const byGit = openFolder(copy, openGit);
    for (const each of [site, byGit]) {
      each.write('/images/other.jpg', replaced);
      const { document, files } = each.content;
      const text = document.writeText().replaceAll(image, '/images/other.jpg');
      const { revision } = document.read();
      const value = JSON.parse(text) as never;
      document.change({ revision, label: 'Photo', changes: [{ op: 'set', path: [], value }] });
      document.save(document.read().fileHash);
      files.remove(image);
      const shown = await each.prepare();
      const listed = shown.sections.flatMap((section) => section.files);
      const texts = listed.map((file) => file.text).join();
      expect(texts).toContain('Added: /images/other.jpg');
      expect(texts).toContain(`Removed: ${image}`);
      expect(listed.some(({ after }) => after?.startsWith('data:image/webp;base64,'))).toBe(true);
      expect(await each.publish(shown.id)).toMatchObject({ outcome: 'published' });
    }
    expect(site.listChanged()).toContain('A\tpublic/images/other.jpg');
    expect(site.listChanged()).toContain(`D\tpublic${image}`);
    expect(readTree(remote)).toBe(readTree(join(copies, 'remote.git')));
  },
);

test('a photo that both have changed is not overwritten', async () => {
  const site = await openHostedSite();
  const bytes = readFileSync(join(site.content.folder, 'public', image));
  site.write(image, Buffer.concat([bytes, Buffer.from('mine')]));
  await site.commit({ [`public${image}`]: Buffer.concat([bytes, Buffer.from('theirs')]) });
  const { status, message } = await readRefusal(site.prepare());
  expect(status).toBe(422);
  expect(message).toContain(`Someone else has also changed public${image}.`);
});

test('lists in files are published and taken over as files', async () => {
  const site = await openHostedSite();
  const whole = JSON.parse(firstText) as { entities: { counselors: { name: string }[] } };
  const [first, ...rest] = whole.entities.counselors;
  const entities = { ...whole.entities, counselors: { files: 'people/*.json' } };
  await site.commit({
    'people/first.json': JSON.stringify(first),
    'people/rest.json': JSON.stringify(rest),
    [config]: formatConfig(JSON.stringify({ ...whole, entities })),
  });
  expect(await site.publishAll()).toMatchObject({ outcome: 'taken' });
  expect(JSON.parse(site.read('people/first.json'))).toEqual(first);

  const renamed = JSON.stringify({ ...first, name: 'Lena Otherwise' });
  writeFileSync(join(site.content.folder, 'people/first.json'), renamed);
  expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
  expect(site.listChanged()).toEqual(['M\tpeople/first.json']);
  expect(site.readRemote('people/first.json')).toBe(renamed);
});

test('a photo that is not loaded yet counts as unchanged', async () => {
  const known = new Map<string, string>();
  const site = await openHostedSite('github', (path) => known.get(path));
  const photo = join(site.content.folder, 'public', image);
  const { folder: remote } = site.standIn.repository;
  known.set(photo, git(remote, 'rev-parse', `main:public${image}`));
  writeFileSync(photo, Buffer.concat([readFileSync(photo), Buffer.from('not loaded')]));
  site.rename('Lakeside');
  expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
  expect(site.listChanged()).toEqual([`M\t${config}`]);
});
