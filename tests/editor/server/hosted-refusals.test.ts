import { expect, test } from 'vitest';
import { hostObstacles } from '../../../src/editor/server/publish/hosted/explain-host';
import { firstText } from '../open-editor';
import { openHostedSite, readBase, readRefusal, readTip } from './publish/open-hosted-site';
import { firstName, firstPhone, otherPhone } from './publish/open-published';
import { git } from './publish/repositories';

const config = 'site.config.json';

test('a branch that has moved since is never overwritten', async () => {
  const site = await openHostedSite();
  site.rename('Lakeside');
  const { id } = await site.prepare();
  await site.commit({ [config]: firstText.replace(firstPhone, otherPhone) });
  expect(await site.publish(id)).toEqual({ outcome: 'outdated' });

  // Also when it moves while the commit is written.
  const shown = await site.prepare();
  let isMoved = false;
  site.network.isCut = (method, path) => {
    if (method === 'POST' && path.endsWith('/git/commits') && !isMoved) {
      isMoved = true;
      const { folder } = site.standIn.repository;
      const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.test'];
      const commit = git(folder, ...person, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'x');
      git(folder, 'update-ref', 'refs/heads/main', commit);
    }
    return false;
  };
  expect(await site.publish(shown.id)).toEqual({ outcome: 'outdated' });
  expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
  expect(site.readRemote(config)).toContain('Lakeside');
  expect(site.readRemote(config)).toContain(otherPhone);
});

test('a protected branch gets a separate branch and a request for approval', async () => {
  const site = await openHostedSite();
  const { switches, pulls } = site.standIn;
  const message = 'Changes must be made through a pull request.';
  switches.protectedBranches.set('main', { message, status: 422 });
  site.rename('Lakeside');
  expect(await site.publishAll()).toEqual({ outcome: 'protected', said: message });
  const branch = `edit/${new Date().toISOString().slice(0, 10)}`;
  const request = 'https://github.test/mary/practice/pull/1';
  const sent = { outcome: 'published', branch, isFolderCurrent: true, request };
  expect(await site.publishAll('review')).toEqual(sent);
  expect(pulls.all).toMatchObject([
    { head: branch, base: 'main', title: 'Change the site', body: '- The name' },
  ]);
  expect(site.readRemote(config)).toContain(firstName);

  site.rename('Hillside');
  expect(await site.publishAll('review')).toEqual(sent);
  expect(pulls.all).toHaveLength(1);
  expect(site.listChanged(branch)).toEqual([`M\t${config}`]);

  // Without the permission, the branch is there and can be offered by hand.
  const account = switches.tokens.get(site.standIn.token);
  if (account) account.permissions = { contents: 'write' };
  site.rename('Valley');
  const alone = await site.publishAll('review');
  expect(alone).toMatchObject({ outcome: 'published', branch });
  expect(alone).toHaveProperty('notRequested', expect.stringContaining('Pull requests'));
});

test.each(['usual', 'review'] as const)(
  'a second try after the connection was cut publishes nothing twice (%s)',
  async (target) => {
    const site = await openHostedSite();
    site.rename('Lakeside');
    const { id, branch } = await site.prepare(target);
    let isOffline = false;
    site.network.isCut = (method, path) => {
      isOffline ||= target === 'usual' ? method === 'PATCH' : path.endsWith('/git/refs');
      return isOffline;
    };
    const refused = { status: 422, message: hostObstacles.offline };
    expect(await readRefusal(site.publish(id, target))).toEqual(refused);
    site.network.isCut = () => false;
    const commit = readTip(site, branch);
    // Prepared again, there is nothing left to publish, and no conflict.
    expect(await site.prepare(target)).not.toHaveProperty('summary');
    const answer = await site.publish(id, target);
    expect(answer).toMatchObject({ outcome: 'published', branch });
    expect(site.standIn.pulls.all).toHaveLength(target === 'review' ? 1 : 0);
    expect(readTip(site, branch)).toBe(commit);

    site.rename('Hillside');
    expect(await site.publishAll(target)).toMatchObject({ outcome: 'published', branch });
    expect(git(site.standIn.repository.folder, 'rev-parse', `${branch}^`)).toBe(commit);
  },
);

test('an answer that gets lost alone is looked up', async () => {
  const site = await openHostedSite();
  site.rename('Lakeside');
  site.network.isCut = (method) => method === 'PATCH';
  expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
  expect(readBase(site)).toBe(readTip(site));
});

test('each refusal of the host is explained', async () => {
  const site = await openHostedSite();
  site.rename('Lakeside');
  const { switches, token } = site.standIn;
  const account = switches.tokens.get(token);
  if (!account) throw new Error('There is no account.');
  account.canPush = false;
  expect((await readRefusal(site.prepare())).message).toBe(hostObstacles.readOnly);
  account.canPush = true;
  const { id } = await site.prepare();
  account.permissions = { contents: 'read' };
  expect((await readRefusal(site.publish(id))).message).toBe(hostObstacles.forbidden);
  account.seesRepository = false;
  expect((await readRefusal(site.prepare())).message).toBe(hostObstacles.notFound);
  switches.tokens.clear();
  expect(await readRefusal(site.prepare())).toEqual({
    status: 401,
    message: hostObstacles.signIn,
  });
  switches.tokens.set(token, account);
  switches.rateLimit = { kind: 'primary', reset: Date.now() / 1000 + 60 };
  expect((await readRefusal(site.prepare())).message).toMatch(/Try again after \d\d:\d\d\.$/);
  expect(site.readRemote(config)).toContain(firstName);
});
