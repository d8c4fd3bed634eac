// @promise Publishing through the API of GitHub, GitLab or Forgejo creates one commit on top of the
// newest one, with the changed files only, and the same tree of files that git would create
// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime
// @promise A connection that is cut while publishing never publishes anything twice or halfway; a
// protected branch gets a request for approval; each refusal of a git host is explained

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitFiles, commitTree } from './commit-files';
import { commitTexts, connectTo, hostKinds, startHostOf, startStandInOf } from './each-host';
import { readFailure } from './start-host';

describe.each(hostKinds)('reading from %s', (kind) => {
  test('the account, its repositories and this one', async () => {
    const { standIn, host } = await startHostOf(kind);
    standIn.switches.otherRepositories = Array.from({ length: 220 }, (_, index) => ({
      name: `site-${index}`,
      canPush: index !== 5,
      isArchived: index === 210,
    }));
    const account = standIn.switches.tokens.get(standIn.token);
    if (!account) throw new Error('There is no account.');
    const visitor = connectTo(standIn, { repository: undefined });
    expect(await visitor.readAccount()).toEqual({ login: 'mary', name: 'Mary Lake' });
    account.name = null;
    expect(await visitor.readAccount()).toEqual({ login: 'mary', name: 'mary' });
    const names = (await visitor.listRepositories()).map(({ name }) => name);
    expect(names).toHaveLength(219);
    expect(names.slice(0, 2)).toEqual(['mary/practice', 'mary/site-0']);
    expect(names).toContain('mary/site-219');
    expect(names).not.toContain('mary/site-5');
    expect(names).not.toContain('mary/site-210');
    const described = {
      id: 7,
      name: 'mary/practice',
      address: `https://${kind}.test/mary/practice`,
      defaultBranch: 'main',
      isPrivate: true,
      canWrite: true,
    };
    expect(await host.readRepository()).toEqual(described);
    account.canPush = false;
    expect(await host.readRepository()).toEqual({ ...described, canWrite: false });
  });

  test('a renamed repository is found by both names, and keeps its ID', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const { id } = await host.readRepository();
    standIn.switches.renamedTo = 'site';
    expect(await host.readRepository()).toMatchObject({ id, name: 'mary/site' });
    const renamed = connectTo(standIn, { repository: 'mary/site' });
    expect(await renamed.readRepository()).toMatchObject({ id, name: 'mary/site' });
    const { id: made } = await commitTexts(renamed, 'main', first, { 'about.txt': 'Renamed' });
    expect(await renamed.findCommit('main')).toBe(made);
  });

  test('branches, also with slashes, and what they have in common', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const { repository } = standIn;
    const names = Array.from({ length: 60 }, (_, number) => `edit/${number}`);
    const lines = [...names, 'editorial', 'a/b#1-c'].map(
      (name) => `create refs/heads/${name} ${first}\n`,
    );
    await repository.git(['update-ref', '--stdin'], lines.join(''));
    expect(await host.listBranches('edit/')).toHaveLength(60);
    expect(await host.listBranches('edit')).toHaveLength(61);
    expect(await host.listBranches('other')).toEqual([]);
    expect(await host.listBranches('')).toContain('main');
    expect(await host.findCommit('a/b#1-c')).toBe(first);
    expect(await host.findCommit('a/b')).toBeUndefined();
    expect(await host.findCommit('edit/7')).toBe(first);
    expect(await host.findCommit('edit')).toBeUndefined();
    expect(await host.findCommit('none')).toBeUndefined();

    const one = await commitFiles(repository, 'one', { '1.txt': '' }, first);
    const other = await commitFiles(repository, 'other', { '2.txt': '' }, first);
    const stranger = await commitFiles(repository, 'stranger', { '3.txt': '' });
    const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.test'];
    const parents = ['-p', one, '-p', other];
    const merged = ['commit-tree', `${one}^{tree}`, ...parents, '-m', 'Merge'];
    const merge = await repository.git([...person, ...merged]);
    await repository.git(['update-ref', 'refs/heads/one', merge]);
    const later = await commitFiles(repository, 'other', { '4.txt': '' }, other);
    expect(await host.findCommonCommit(one, other)).toBe(first);
    expect(await host.findCommonCommit(first, other)).toBe(first);
    expect(await host.findCommonCommit(other, first)).toBe(first);
    expect(await host.findCommonCommit(merge, later)).toBe(other);
    expect(await host.findCommonCommit(later, merge)).toBe(other);
    expect(await host.findCommonCommit(one, stranger)).toBeUndefined();
    expect((await readFailure(host.findCommonCommit('f'.repeat(40), one))).reason).toBe('notFound');
  });

  test('files with modes and sizes, and their content', async () => {
    const { standIn, host } = await startHostOf(kind);
    const { repository } = standIn;
    const bytes = randomBytes(70_000);
    const [text = '', photo = ''] = await repository.writeBlobs([Buffer.from('Ä'), bytes]);
    const tree = await repository.writeTree(undefined, [
      { path: 'a b/ü [1]?.txt', mode: '100644', sha: text },
      { path: 'a b/run', mode: '100755', sha: text },
      { path: 'link', mode: '120000', sha: text },
      { path: 'module', mode: '160000', sha: 'a'.repeat(40) },
      { path: 'photo.jpg', mode: '100644', sha: photo },
    ]);
    if (!tree.ok) throw new Error(tree.reason);
    const commit = await commitTree(repository, 'main', tree.output);
    expect(await host.listFiles(commit)).toEqual([
      { path: 'a b/run', mode: '100755', blob: text, bytes: 2 },
      { path: 'a b/ü [1]?.txt', mode: '100644', blob: text, bytes: 2 },
      { path: 'link', mode: '120000', blob: text, bytes: 2 },
      { path: 'module', mode: '160000', blob: 'a'.repeat(40) },
      { path: 'photo.jpg', mode: '100644', blob: photo, bytes: 70_000 },
    ]);
    expect(Buffer.from(await host.readBlob(photo)).equals(bytes)).toBe(true);
    expect((await readFailure(host.readBlob('b'.repeat(40)))).reason).toBe('notFound');
    expect((await readFailure(host.listFiles('b'.repeat(40)))).reason).toBe('notFound');
  });

  test('5,000 files over pages', async () => {
    const { standIn, host } = await startHostOf(kind);
    const { repository } = standIn;
    const contents = Array.from({ length: 250 }, (_, index) => Buffer.from('x'.repeat(index)));
    const blobs = await repository.writeBlobs(contents);
    const paths = Array.from({ length: 5000 }, (_, index) => `posts/${index % 7}/${index}.json`);
    const entries = paths.map((path, index) => ({
      path,
      mode: '100644',
      sha: blobs[index % 250] ?? '',
    }));
    const tree = await repository.writeTree(undefined, entries);
    if (!tree.ok) throw new Error(tree.reason);
    const commit = await commitTree(repository, 'main', tree.output);
    standIn.switches.longestTree = 1000;
    const files = await host.listFiles(commit);
    expect(files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    const wrong = files.filter(
      ({ path, bytes }) => bytes !== Number(/(\d+)\.json/.exec(path)?.[1]) % 250,
    );
    expect(wrong).toEqual([]);
  });

  test('an empty repository', async () => {
    const standIn = await startStandInOf(kind);
    const host = connectTo(standIn);
    expect(await host.readRepository()).toMatchObject({ name: 'mary/practice' });
    expect((await readFailure(host.findCommit('main'))).reason).toBe('empty');
  });
});
