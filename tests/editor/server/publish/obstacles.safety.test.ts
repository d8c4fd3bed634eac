// @promise Publishing runs none of the folder’s hooks, times out, and never shows a user name or
// token from a URL

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  explainGit,
  hideSecrets,
  obstacles,
  readPushFailure,
  accessLetter,
} from '../../../../src/editor/server/publish/explain-git';
import type { RefusedRequest } from '../../../../src/editor/server/read-body';
import { Git, GitFailure } from '../../../../src/editor/server/publish/git';
import { makeTempFolder } from '../../../make-temp-folder';
import { openGit } from '../../../../src/editor/server/publish/git-repository';
import { openEditor } from '../../open-editor';
import { openPublished } from './open-published';
import { git } from './repositories';

function refused(message: string, letter?: string) {
  return { status: 422, answer: { message, ...(letter !== undefined && { letter }) } };
}

test('without git, a repository or a server, it is said what to do', async () => {
  const editor = await openEditor();
  const { folder } = editor;
  const { open, explain } = openGit({ folder, drafts: join(folder, '.editor') });
  const ask = async () => {
    const error = await open().catch((reason: unknown) => explain(reason) ?? reason);
    const { status, message } = error as RefusedRequest;
    return { status, answer: { message } };
  };
  expect(await ask()).toEqual(refused(obstacles.noRepository));
  git(editor.folder, 'init', '--quiet', '--initial-branch=main');
  expect(await ask()).toEqual(refused(obstacles.noCommit));
  const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.test'];
  git(editor.folder, ...as, 'commit', '--quiet', '--allow-empty', '--message=Begin');
  expect(await ask()).toEqual(refused(obstacles.notTracked));
  git(editor.folder, 'add', 'site.config.json', 'public');
  git(editor.folder, ...as, 'commit', '--quiet', '--message=Site');
  expect(await ask()).toEqual(refused(obstacles.noRemote));
  vi.stubEnv('PATH', makeTempFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await ask()).toEqual(refused(obstacles.noGit));
});

test('what is unfinished or in the way is said, and stays as it is', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const saved = site.readFile();
  const expectRefused = async (message: string, letter?: string) => {
    expect(await site.publish()).toMatchObject({ status: 400 });
    expect(await site.prepare()).toEqual(refused(message, letter));
    expect(site.readFile()).toBe(saved);
  };
  const head = git(site.folder, 'rev-parse', 'HEAD');
  git(site.folder, 'checkout', '--quiet', '--detach');
  await expectRefused(obstacles.detached);
  git(site.folder, 'checkout', '--quiet', 'main');

  const mark = join(site.folder, '.git/MERGE_HEAD');
  writeFileSync(mark, head);
  await expectRefused(obstacles.inProgress);
  rmSync(mark);

  git(site.folder, 'remote', 'set-url', 'origin', join(site.folder, 'gone.git'));
  await expectRefused(obstacles.noAccess, accessLetter);
  // Nobody listens there.
  git(site.folder, 'remote', 'set-url', 'origin', 'git://127.0.0.1:9/site.git');
  await expectRefused(obstacles.noNetwork);
  git(site.folder, 'remote', 'set-url', 'origin', site.remote);

  git(site.folder, 'config', '--unset', 'user.name');
  git(site.folder, 'config', '--unset', 'user.email');
  for (const name of ['AUTHOR', 'COMMITTER']) vi.stubEnv(`GIT_${name}_NAME`, undefined);
  const nameless = await site.publish();
  expect(nameless).toEqual(refused(obstacles.noName));
  expect(git(site.remote, 'rev-parse', 'main')).toBe(head);
});

test('a server that never answers is given up, and git is gone', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const asked = new Git(makeTempFolder(), 400).read(['ls-remote', `git://127.0.0.1:${port}/site`]);
  const failure = await asked.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GitFailure);
  expect(failure instanceof GitFailure && explainGit(failure)).toBe(obstacles.tooSlow);
});

test('hooks of the folder are not run', async () => {
  const site = await openPublished();
  const ran = join(site.folder, '.git/ran');
  for (const hook of ['pre-commit', 'commit-msg', 'pre-push', 'post-checkout', 'post-index-change'])
    writeFileSync(join(site.folder, '.git/hooks', hook), `#!/bin/sh\ntouch "${ran}"\nexit 1\n`, {
      mode: 0o755,
    });
  await site.rename('Lakeside');
  expect((await site.publish()).answer).toMatchObject({ outcome: 'published' });
  expect(existsSync(ran)).toBe(false);
});

test('no name and no token of an address is shown', async () => {
  const site = await openPublished();
  expect(hideSecrets('to https://ada:s3cret@host.test/a.git and ssh://git@host.test')).toBe(
    'to https://host.test/a.git and ssh://host.test',
  );
  git(site.folder, 'remote', 'set-url', 'origin', `file://ada:s3cret@localhost${site.remote}`);
  await site.rename('Lakeside');
  const { answer } = await site.prepare();
  expect(JSON.stringify(answer)).not.toContain('s3cret');
  git(site.folder, 'remote', 'set-url', 'origin', 'git://ada:s3cret@127.0.0.1:9/site.git');
  expect(JSON.stringify(await site.prepare())).not.toContain('s3cret');
  const odd = new GitFailure('refused', "fatal: odd things at 'https://ada:s3cret@host.test/'");
  expect(explainGit(odd)).toBe("Git couldn’t do this: odd things at 'https://host.test/'");
});

test('where it goes is shown, and where the versions of others come from, if that is elsewhere', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  const { answer } = await site.prepare();
  expect(answer).toMatchObject({ address: site.remote });
  expect(answer).not.toHaveProperty('fetchAddress');
  const other = `file://ada:s3cret@localhost${site.remote}`;
  git(site.folder, 'remote', 'set-url', '--push', 'origin', other);
  const shown = (await site.prepare()).answer;
  const address = `file://localhost${site.remote}`;
  expect(shown).toMatchObject({ address, fetchAddress: site.remote });
});

test.each([
  ['! \trefs/x:refs/heads/main\t[rejected] (fetch first)', 'behind'],
  ['!\tx:refs/heads/main\t[rejected] (non-fast-forward)', 'behind'],
  ['!\tx:refs/heads/main\t[remote rejected] (failed to update ref)', 'behind'],
  ['!\tx:refs/heads/main\t[remote rejected] (protected branch hook declined)', 'protected'],
  ['!\tx:refs/heads/main\t[remote rejected] (pre-receive hook declined)', 'protected'],
  [
    "fatal: unable to access 'https://host.test/': The requested URL returned error: 403",
    undefined,
  ],
])('a push that was refused with %j is understood', (said, meaning) => {
  expect(readPushFailure(new GitFailure('refused', said))).toBe(meaning);
});

test.each([
  ['ssh: connect to host host.test port 22: Connection timed out', 'noNetwork'],
  ['ssh: Could not resolve hostname host.test: Name or service not known', 'noNetwork'],
  ['git@host.test: Permission denied (publickey).\nfatal: Could not read from remote', 'noAccess'],
  ["fatal: could not read Username for 'https://host.test': terminal prompts disabled", 'noAccess'],
  ['remote: Permission to a/b.git denied to ada.', 'noAccess'],
  ['Host key verification failed.\nfatal: Could not read from remote repository.', 'unknownServer'],
  ["fatal: detected dubious ownership in repository at '/site'", 'otherOwner'],
] as const)('%j is said in plain words', (said, obstacle) => {
  expect(explainGit(new GitFailure('refused', said))).toBe(obstacles[obstacle]);
});
