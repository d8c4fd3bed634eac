// @promise Nothing that others have published reaches the folder until you confirm it, and then
// only content, unless you also choose the program

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Git } from '../../../../src/editor/server/publish/git';
import { EditedDocument } from '../../../../src/editor/server/document';
import * as note from '../../../../src/editor/server/publish/published-note';
import * as inside from '../../../../src/editor/server/write-inside';
import { formatConfig } from '../../../../src/check/format-config';
import { openEditor } from '../../open-editor';
import { firstPhone, openPublished, otherPhone, type PublishedSite } from './open-published';
import { listChanged, readAllFiles } from './read-all-files';
import { git, protect, unprotect } from './repositories';

class Killed extends Error {}

/** Stops the process, as far as the test goes, when git is asked to do this. */
function killAt(command: string): () => void {
  const real = Git.prototype.run;
  const spy = vi.spyOn(Git.prototype, 'run').mockImplementation(function run(
    this: Git,
    args,
    options,
  ) {
    return args[0] === command ? Promise.reject(new Killed()) : real.call(this, args, options);
  });
  return () => spy.mockRestore();
}

/** Two have changed the site: here its name; elsewhere its phone number, a list and a picture. */
async function openChanged(): Promise<PublishedSite> {
  const site = await openPublished();
  const other = site.clone();
  const config = JSON.parse(site.readFile().replace(firstPhone, otherPhone)) as {
    entities: { counselors: unknown };
  };
  // Files come in the order of their paths: the site does not work before the last one is there.
  other.write('staff/all.json', JSON.stringify(config.entities.counselors));
  other.write('public/images/theirs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  config.entities.counselors = { files: 'staff/*.json' };
  other.change('site.config.json', () => formatConfig(JSON.stringify(config)));
  await site.rename('Lakeside');
  return site;
}

/** After everything that happened, nothing of either side is lost, and all of it is at the server. */
async function expectAllPublished(site: PublishedSite): Promise<void> {
  const again = await openEditor({ folder: site.folder });
  const publish = async (message: string) => {
    const shown = await again.call('POST', 'prepare', { target: 'usual' });
    expect(shown.status).toBe(200);
    const body = { target: 'usual', id: shown.answer['id'], message };
    return (await again.call('POST', 'publish', body)).answer;
  };
  await publish('Again');
  const config = site.readRemote('site.config.json');
  expect(config).toContain('Lakeside');
  expect(config).toContain(otherPhone);
  expect(site.readRemote('staff/all.json')).toBe(
    readFileSync(join(site.folder, 'staff/all.json'), 'utf8'),
  );
  expect(`${config}\n`).toBe(site.readFile());
  await again.change({ op: 'set', path: ['site', 'name'], value: 'Hillside' });
  await again.save((await again.read()).fileHash);
  expect(await publish('Once more')).toMatchObject({ isFolderCurrent: true });
  expect(site.readDiff()).toHaveLength(3);
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
}

test('cancelled: the folder is as it was', async () => {
  const site = await openChanged();
  const before = readAllFiles(site.folder);
  expect((await site.prepare()).answer).toHaveProperty('incoming');
  await site.prepare({ target: 'review' });
  expect(listChanged(before, readAllFiles(site.folder))).toEqual([]);
  await expectAllPublished(site);
});

test.each(['commit-tree', 'push', 'update-ref'])(
  'ended before git has done %s: nothing is lost, and the next try does the rest',
  async (command) => {
    const site = await openChanged();
    const { id } = (await site.prepare()).answer;
    const revive = killAt(command);
    onTestFinished(revive);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const body = { target: 'usual', id, message: 'Lakeside' };
    expect((await site.call('POST', 'publish', body).catch(() => undefined))?.status).not.toBe(200);
    revive();
    await expectAllPublished(site);
  },
);

const kill = (): never => {
  throw new Killed();
};

test.each([
  [
    'one file is written',
    () => {
      const { writeInside } = inside;
      return vi
        .spyOn(inside, 'writeInside')
        .mockImplementationOnce(writeInside)
        .mockImplementation(kill);
    },
  ],
  [
    'all files are written',
    () => vi.spyOn(EditedDocument.prototype, 'takeOver').mockImplementation(kill),
  ],
  ['the config is written, too', () => vi.spyOn(note, 'noteCommit').mockImplementation(kill)],
])('ended after %s: nothing is lost, and the next try does the rest', async (_when, killThere) => {
  const site = await openChanged();
  const { id } = (await site.prepare()).answer;
  const spy = killThere();
  onTestFinished(() => spy.mockRestore());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = { target: 'usual', id, message: 'Lakeside' };
  expect((await site.call('POST', 'publish', body).catch(() => undefined))?.status).not.toBe(200);
  spy.mockRestore();
  await expectAllPublished(site);
});

test('refused by the server: the folder has both sides, and they can be sent for approval', async () => {
  const site = await openChanged();
  protect(site.remote, 'main', 'Not without a review.');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'protected' });
  expect(site.readFile()).toContain('Lakeside');
  expect(site.readFile()).toContain(otherPhone);
  const sent = await site.publish({ target: 'review' });
  expect(sent.answer).toMatchObject({ outcome: 'published' });
  expect(site.readDiff(String(sent.answer['branch']))).toHaveLength(3);
  unprotect(site.remote);
  await expectAllPublished(site);
});

test('folders that a killed editor has left are removed when the next one starts', async () => {
  const site = await openPublished();
  const left = join(site.folder, '.editor/temp/publish-killed/before');
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'site.config.json'), '{}');
  await openEditor({ folder: site.folder });
  expect(readdirSync(join(site.folder, '.editor'))).not.toContain('temp');
});

test('all that is made for a moment is in the folder of the drafts, and gone afterwards', async () => {
  const site = await openChanged();
  const { TMPDIR } = process.env;
  // Nothing could be made there.
  vi.stubEnv('TMPDIR', join(site.folder, 'nowhere'));
  onTestFinished(() => void vi.stubEnv('TMPDIR', TMPDIR));
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(readdirSync(join(site.folder, '.editor/temp'))).toEqual([]);
});
