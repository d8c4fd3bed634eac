// @promise-of-folder Every request to GitHub, and every answer that the tests give in its place,
// conforms to GitHub’s own description of its API; no message shows a token

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { HostedChange } from '../../src/editor/git-hosts/git-host';
import { commitFiles, commitTree } from './commit-files';
import { connect, listRequests, startHost, startStandIn } from './start-host';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('before a repository is chosen', () => {
  test('the account has a name', async () => {
    const standIn = await startStandIn();
    const host = connect(standIn, { repository: undefined });
    expect(await host.readAccount()).toEqual({ login: 'mary', name: 'Mary Lake' });
    const account = standIn.switches.tokens.get(standIn.token);
    if (account) account.name = null;
    expect(await host.readAccount()).toEqual({ login: 'mary', name: 'mary' });
  });

  test('all repositories are listed that the account can write to', async () => {
    const standIn = await startStandIn();
    const host = connect(standIn, { repository: undefined });
    standIn.switches.otherRepositories = Array.from({ length: 220 }, (_, index) => ({
      name: `site-${index}`,
      canPush: index !== 5,
      isArchived: index === 210,
    }));
    const names = (await host.listRepositories()).map(({ name }) => name);
    expect(names).toHaveLength(219);
    expect(names.slice(0, 2)).toEqual(['mary/practice', 'mary/site-0']);
    expect(names).toContain('mary/site-219');
    expect(names).not.toContain('mary/site-5');
    expect(names).not.toContain('mary/site-210');
    expect(standIn.log).toHaveLength(3);
  });
});

test('the repository is described', async () => {
  const { standIn, host } = await startHost();
  const described = {
    id: 7,
    name: 'mary/practice',
    address: 'https://github.test/mary/practice',
    defaultBranch: 'main',
    isPrivate: true,
    canWrite: true,
  };
  expect(await host.readRepository()).toEqual(described);
  const account = standIn.switches.tokens.get(standIn.token);
  if (account) account.canPush = false;
  expect(await host.readRepository()).toEqual({ ...described, canWrite: false });
});

describe('branches', () => {
  test('the commit of a branch is found, also of one with slashes', async () => {
    const { standIn, host, first } = await startHost();
    await standIn.repository.git(['update-ref', 'refs/heads/a/b#1-c', first]);
    expect(await host.findCommit('main')).toBe(first);
    expect(await host.findCommit('a/b#1-c')).toBe(first);
    expect(await host.findCommit('a')).toBeUndefined();
    expect(await host.findCommit('a/b')).toBeUndefined();
  });

  test('a branch that did not move costs nothing, and one that moved is noticed', async () => {
    const { standIn, host, first } = await startHost();
    await host.findCommit('main');
    expect(await host.findCommit('main')).toBe(first);
    const second = await commitFiles(standIn.repository, 'main', { 'new.txt': '' }, first);
    expect(await host.findCommit('main')).toBe(second);
    expect(standIn.log.map(({ status }) => status)).toEqual([200, 304, 200]);
  });

  test('branches are listed by how they begin', async () => {
    const { standIn, host, first } = await startHost();
    for (const branch of ['editor/new', 'editor/b/c', 'editorial']) {
      await standIn.repository.git(['update-ref', `refs/heads/${branch}`, first]);
    }
    expect(await host.listBranches('editor/')).toEqual(['editor/b/c', 'editor/new']);
    expect(await host.listBranches('editor')).toEqual(['editor/b/c', 'editor/new', 'editorial']);
    expect(await host.listBranches('other')).toEqual([]);
    expect(await host.listBranches('')).toContain('main');
  });

  test('the last common commit is found', async () => {
    const { standIn, host, first } = await startHost();
    const one = await commitFiles(standIn.repository, 'one', { '1.txt': '' }, first);
    const other = await commitFiles(standIn.repository, 'other', { '2.txt': '' }, first);
    const stranger = await commitFiles(standIn.repository, 'stranger', { '3.txt': '' });
    expect(await host.findCommonCommit(one, other)).toBe(first);
    expect(await host.findCommonCommit(first, other)).toBe(first);
    expect(await host.findCommonCommit(one, stranger)).toBeUndefined();
    await expect(host.findCommonCommit(one, 'f'.repeat(40))).rejects.toThrow('notFound');
  });
});

describe('files', () => {
  test('all files are listed, with their modes', async () => {
    const { standIn, host } = await startHost();
    const { repository } = standIn;
    const [blob = ''] = await repository.writeBlobs([Buffer.from('Ä')]);
    const tree = await repository.writeTree(undefined, [
      { path: 'a b/ü.txt', mode: '100644', sha: blob },
      { path: 'a b/run', mode: '100755', sha: blob },
      { path: 'link', mode: '120000', sha: blob },
      { path: 'module', mode: '160000', sha: 'a'.repeat(40) },
    ]);
    if (!tree.ok) throw new Error(tree.reason);
    const commit = await commitTree(repository, 'main', tree.output);
    expect(await host.listFiles(commit)).toEqual([
      { path: 'a b/run', mode: '100755', blob, bytes: 2 },
      { path: 'a b/ü.txt', mode: '100644', blob, bytes: 2 },
      { path: 'link', mode: '120000', blob, bytes: 2 },
      { path: 'module', mode: '160000', blob: 'a'.repeat(40) },
    ]);
  });

  test('5,000 files are all listed although no answer has all of them', async () => {
    const { standIn, host } = await startHost();
    const { repository } = standIn;
    const [sha = ''] = await repository.writeBlobs([Buffer.from('x')]);
    const paths = Array.from({ length: 5000 }, (_, index) =>
      index < 3000 ? `posts/${index % 4}/${index}.json` : `${index % 7}/${index}.json`,
    );
    const entries = paths.map((path) => ({ path, mode: '100644', sha }));
    const tree = await repository.writeTree(undefined, entries);
    if (!tree.ok) throw new Error(tree.reason);
    const commit = await commitTree(repository, 'main', tree.output);
    standIn.switches.longestTree = 1000;
    const files = await host.listFiles(commit);
    expect(files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    // The top and `posts` are too long: each is listed twice, the other folders once.
    expect(standIn.log).toHaveLength(2 + 2 + 4 + 7);
  });

  test('a folder with more files than an answer can have is refused', async () => {
    const { standIn, host, first } = await startHost({ '1.txt': '', '2.txt': '', '3.txt': '' });
    standIn.switches.longestTree = 2;
    standIn.switches.longestFolder = 2;
    await expect(host.listFiles(first)).rejects.toThrow('broken');
  });

  test('files are read to the byte, at most 30 at once', async () => {
    const contents = Array.from({ length: 70 }, () => randomBytes(100));
    const files = Object.fromEntries(contents.map((bytes, index) => [`${index}.bin`, bytes]));
    const { standIn, first } = await startHost(files);
    let running = 0;
    let most = 0;
    const host = connect(standIn, {
      fetch: async (input, init) => {
        running += 1;
        most = Math.max(most, running);
        return fetch(input, init).finally(() => (running -= 1));
      },
    });
    const listed = await host.listFiles(first);
    const read = await Promise.all(
      listed.map(async ({ path, blob }) => [path, Buffer.from(await host.readBlob(blob))] as const),
    );
    expect(Object.fromEntries(read)).toEqual(files);
    expect(most).toBe(30);
  });
});

describe('requests for approval', () => {
  const request = { title: 'Change the page', body: 'Please look at it.' };

  test('one that is open stays, and one that was closed is followed by a new one', async () => {
    const { standIn, host, first } = await startHost();
    await commitFiles(standIn.repository, 'editor/a', { 'new.txt': '' }, first);
    await commitFiles(standIn.repository, 'editor/b', { 'new.txt': '1' }, first);
    const opened = await host.requestApproval('editor/b', 'main', request);
    expect(opened).toBe('https://github.test/mary/practice/pull/1');
    expect(await host.requestApproval('editor/a', 'main', request)).toMatch(/\/2$/);
    expect(await host.requestApproval('editor/b', 'main', request)).toBe(opened);
    const [one] = standIn.pulls.all;
    expect(one).toMatchObject({ head: 'editor/b', base: 'main', ...request });
    if (one) one.state = 'closed';
    expect(await host.requestApproval('editor/b', 'main', request)).toMatch(/\/3$/);
    // Now the closed one must not be found.
    expect(await host.requestApproval('editor/b', 'main', request)).toMatch(/\/3$/);
  });

  test('the reason is given when GitHub does not open one', async () => {
    const { standIn, host, first } = await startHost();
    await standIn.repository.git(['update-ref', 'refs/heads/same', first]);
    await expect(host.requestApproval('same', 'main', request)).rejects.toThrow(
      'No commits between main and same',
    );
  });
});

test.each([
  ['success', 'succeeded'],
  ['failure', 'failed'],
  ['timed_out', 'failed'],
  ['cancelled', 'canceled'],
])('a run that ends with %s is followed to its end', async (conclusion, state) => {
  const { standIn, host, first } = await startHost();
  standIn.switches.conclusion = conclusion;
  const change: HostedChange = { path: 'new.txt', content: bytesOf('New') };
  const commit = await host.writeCommit(first, 'Add a file', [change]);
  expect(await host.listRuns(commit)).toEqual([]);
  await host.moveBranch('main', commit);
  const states = [];
  for (let time = 0; time < 4; time += 1) {
    const [run] = await host.listRuns(commit);
    expect(run).toMatchObject({
      name: 'Publish the site',
      address: 'https://github.test/mary/practice/actions/runs/1',
    });
    states.push(run?.state);
  }
  expect(states).toEqual(['waiting', 'running', state, state]);
  expect(await host.listRuns(first)).toEqual([]);
  expect(listRequests(standIn).at(-1)).toBe(`GET /actions/runs?head_sha=${first} 200`);
});
