// @promise-of-folder Putting a website online can go on after a failure of any request: nothing
// exists twice, and no repository with other files is used

import { expect, test } from 'vitest';
import { commitFiles } from '../../../git-hosts/commit-files';
import { makeAccount } from '../../../git-hosts/github-switches';
import { readRefusal } from '../publish/open-hosted-site';
import { assertComplete, openNewSite, putOnline, repository, template } from './new-site';
import { allPermissions } from './permissions';

test('an empty account gets a repository that GitHub Pages publishes by the workflow', async () => {
  const { online, standIn } = await openNewSite();
  const { token } = standIn;
  expect(await online.readAccount(token)).toEqual({ login: 'mary' });
  expect(await online.create({ token, repository, isPrivate: false })).toEqual({
    address: 'https://mary.github.io',
  });
  expect(standIn.known).toEqual({
    owner: 'mary',
    name: 'mary.github.io',
    isPrivate: false,
    defaultBranch: 'main',
    pages: 'workflow',
  });
  const { commit } = await online.send({ token, repository });
  const git = (...args: string[]) => standIn.repository.git(args);
  expect(await git('rev-parse', 'main')).toBe(commit);
  const files = (await git('ls-tree', '-r', '--name-only', 'main')).split('\n');
  expect(files).toEqual(expect.arrayContaining([...Object.keys(template), 'site.config.json']));
  expect(files.filter((file) => file.startsWith('public/'))).not.toEqual([]);
  expect(files).not.toContain('public/images/unused.svg');
  expect(await git('show', 'main:package.json')).toBe('{ "name": "mary-github-io" }');
  expect(await online.follow({ token, repository, commit })).toMatchObject({
    runs: [{ state: 'waiting' }],
  });
});

test('another name of the first branch is changed, because the workflow publishes “main”', async () => {
  const { online, standIn } = await openNewSite();
  standIn.switches.firstBranch = 'trunk';
  await putOnline(online, standIn);
  expect(standIn.known?.defaultBranch).toBe('main');
  expect(await standIn.repository.git(['branch', '--format=%(refname:short)'])).toBe('main');
});

test('a private repository needs a paid plan, and can be chosen again as public', async () => {
  const { online, standIn } = await openNewSite();
  const { token } = standIn;
  const refused = await readRefusal(online.create({ token, repository, isPrivate: true }));
  expect(refused.message).toMatch(/^GitHub publishes websites from private repositories only for/);
  await online.create({ token, repository, isPrivate: false });
  expect(standIn.known).toMatchObject({ isPrivate: false, pages: 'workflow' });
  standIn.switches.hasPaidPlan = true;
  await online.create({ token, repository, isPrivate: true });
  expect(standIn.known).toMatchObject({ isPrivate: true, pages: 'workflow' });
});

test('a repository with files of someone else is not written over', async () => {
  const { online, standIn } = await openNewSite();
  const { token } = standIn;
  await online.create({ token, repository, isPrivate: false });
  const git = (...args: string[]) => standIn.repository.git(args);
  const other = await commitFiles(
    standIn.repository,
    'main',
    { 'index.html': 'Mine' },
    await git('rev-parse', 'main'),
  );
  const refused = [
    await readRefusal(online.create({ token, repository, isPrivate: false })),
    await readRefusal(online.send({ token, repository })),
  ];
  for (const { message } of refused) {
    expect(message).toMatch(/^There is already a repository with this name at GitHub, and it/);
  }
  expect(await git('rev-parse', 'main')).toBe(other);
});

test.each(['administration', 'pages', 'contents', 'workflows'] as const)(
  'a token without “%s” is explained, and another one goes on',
  async (permission) => {
    const { online, standIn } = await openNewSite();
    const permissions = { ...allPermissions, [permission]: undefined };
    standIn.switches.tokens.set(standIn.token, makeAccount({ permissions }));
    const { message } = await readRefusal(putOnline(online, standIn));
    expect(message).toMatch(/^Your token isn’t allowed to do this\. Give it the permission “/);
    expect(message.toLowerCase()).toContain(`${permission}: read and write`);
    standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
    await putOnline(online, standIn);
    await assertComplete(standIn);
  },
);
