// @promise Publishing through the API of GitHub, GitLab or Forgejo creates one commit on top of the
// newest one, with the changed files only, and the same tree of files that git would create
// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { HostedChange } from '../../src/editor/git-hosts/git-host';
import { cloneFiles } from './commit-files';
import { connect, listRequests, readFailure, startHost } from './start-host';

function write(path: string, content: string | Uint8Array, mode?: string): HostedChange {
  return { path, content: Buffer.from(content), ...(mode === undefined ? {} : { mode }) };
}

describe('commits', () => {
  test('every kind of file arrives to the byte, and the others stay', async () => {
    const old = { 'keep/me.txt': 'Kept\n', 'change.txt': 'Old\n' };
    const { standIn, host, first } = await startHost(old);
    const contents: Record<string, string | Uint8Array> = {
      'change.txt': 'New\r\n\u{2028}“Ä” 🙂\n',
      'with mark.txt': '\u{FEFF}begins with a byte order mark',
      'a b/ü/?#%.txt': 'x',
      'empty.txt': '',
      'zero.txt': 'a\0b',
      'latin.txt': Buffer.from([0x41, 0xe4, 0x0a]),
      'photo.jpg': randomBytes(1_500_000),
      'long.txt': 'ä'.repeat(600_000),
    };
    const changes = Object.entries(contents).map(([path, content]) => write(path, content));
    const commit = await host.writeCommit(first, 'Ä subject\n\nAnd a body.', changes);
    expect(await host.findCommit('main')).toBe(first);
    await host.moveBranch('main', commit);
    expect(await host.findCommit('main')).toBe(commit);
    const inBase64 = Object.entries({ ...old, ...contents }).map(([path, content]) => [
      path,
      Buffer.from(content).toString('base64'),
    ]);
    const { files } = await cloneFiles(standIn.repository);
    expect(files).toEqual(Object.fromEntries(inBase64));
    const show = await standIn.repository.git(['log', '-1', '--format=%B|%P', commit]);
    expect(show).toBe(`Ä subject\n\nAnd a body.|${first}`);
    expect(await standIn.repository.tryGit(['fsck', '--strict'])).toMatchObject({ ok: true });
    // Those that are not text, the empty one and the long one.
    expect(listRequests(standIn).filter((one) => one.includes('/git/blobs'))).toHaveLength(5);
  });

  test('modes are kept, and files are removed', async () => {
    const { standIn, host, first } = await startHost({ 'gone/a.txt': 'a', 'b.txt': 'b' });
    const commit = await host.writeCommit(first, 'Change modes', [
      write('run.sh', 'echo\n', '100755'),
      write('run.bin', Buffer.from([0xff]), '100755'),
      write('plain.txt', 'x'),
      { path: 'gone/a.txt', content: null },
    ]);
    await host.moveBranch('main', commit);
    const { files, programs } = await cloneFiles(standIn.repository);
    expect(Object.keys(files)).toEqual(['b.txt', 'plain.txt', 'run.bin', 'run.sh']);
    expect(programs).toEqual(['run.bin', 'run.sh']);
    const modes = (await host.listFiles(commit)).map(({ path, mode }) => `${mode} ${path}`);
    expect(modes).toContain('100755 run.sh');
  });

  test('a commit without changes has the files of its parent', async () => {
    const { host, first } = await startHost();
    const commit = await host.writeCommit(first, 'Publish again', []);
    expect(commit).not.toBe(first);
    expect(await host.listFiles(commit)).toEqual(await host.listFiles(first));
  });

  test('a file that is not there cannot be removed', async () => {
    const { host, first } = await startHost();
    const change: HostedChange = { path: 'none.txt', content: null };
    const { reason } = await readFailure(host.writeCommit(first, 'Remove', [change]));
    expect(reason).toBe('broken');
  });

  test('a change of a page with three photos takes eight requests, of which one writes at a time', async () => {
    const { standIn, first } = await startHost();
    let writing = 0;
    let most = 0;
    const host = connect(standIn, {
      fetch: async (input, init) => {
        if (init?.method === 'GET') return fetch(input, init);
        writing += 1;
        most = Math.max(most, writing);
        return fetch(input, init).finally(() => (writing -= 1));
      },
    });
    const photos = [1, 2, 3].map((number) => write(`images/${number}.jpg`, randomBytes(5000)));
    const page = write('site.config.json', '{}\n');
    const tip = (await host.findCommit('main')) ?? '';
    const commit = await host.writeCommit(tip, 'Add photos', [page, ...photos]);
    await host.moveBranch('main', commit);
    expect(listRequests(standIn)).toEqual([
      'GET /git/ref/heads/main 200',
      `GET /git/commits/${first} 200`,
      'POST /git/blobs 201',
      'POST /git/blobs 201',
      'POST /git/blobs 201',
      'POST /git/trees 201',
      'POST /git/commits 201',
      'PATCH /git/refs/heads/main 200',
    ]);
    standIn.log.length = 0;
    await Promise.all(['a', 'b'].map((name) => host.writeCommit(commit, name, photos)));
    expect(most).toBe(1);
  });
});

describe('files that are too large', () => {
  test('one that GitHub refuses is reported', async () => {
    const { standIn, host, first } = await startHost();
    standIn.switches.blobLimit = 1000;
    const change = write('photo.jpg', randomBytes(1000));
    expect(await readFailure(host.writeCommit(first, 'Add a photo', [change]))).toEqual({
      reason: 'tooLarge',
      said: 'Sorry, your input was too large to process.',
    });
  });
});

describe('moving a branch', () => {
  test('a branch that appears while it is made is not overwritten', async () => {
    const { standIn, first } = await startHost();
    const host = connect(standIn, {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (init?.method === 'PATCH') {
          await standIn.repository.git(['update-ref', 'refs/heads/new', first]);
        }
        return answer;
      },
    });
    const commit = await host.writeCommit(first, 'Mine', [write('mine.txt', '')]);
    expect((await readFailure(host.moveBranch('new', commit))).reason).toBe('moved');
    expect(await host.findCommit('new')).toBe(first);
  });

  test.each([
    [422, 'Reference update failed'],
    [422, 'Repository rule violations found\n\nCannot update this ref.'],
    [409, 'Changes must be made through a pull request.'],
    [403, 'Protected branch update failed for refs/heads/main.'],
  ] as const)('a protected branch is not moved (%i)', async (status, message) => {
    const { standIn, host, first } = await startHost();
    standIn.switches.protectedBranches.set('main', { status, message });
    const commit = await host.writeCommit(first, 'Mine', [write('mine.txt', '')]);
    const failure = { reason: 'protected', said: message };
    expect(await readFailure(host.moveBranch('main', commit))).toEqual(failure);
    expect(await host.findCommit('main')).toBe(first);
    await host.moveBranch('editor/mine', commit);
    expect(await host.findCommit('editor/mine')).toBe(commit);
  });
});
