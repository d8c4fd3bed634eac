// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime
// @promise A connection that is cut while publishing never publishes anything twice or halfway; a
// protected branch gets a request for approval; each refusal of a git host is explained

import { expect, test } from 'vitest';
import {
  hostNames,
  hostObstacles,
  missingPermissions,
} from '../../../src/editor/server/publish/hosted/explain-host';
import { accessLetter } from '../../../src/editor/server/publish/explain-git';
import { hostKinds } from '../../git-hosts/each-host';
import { OtherStandIn } from '../../git-hosts/other-stand-in';
import { firstText } from '../open-editor';
import { openHostedSite, readBase, readRefusal, readTip } from './publish/open-hosted-site';
import { firstName, firstPhone, otherPhone } from './publish/open-published';
import { git } from './publish/repositories';

const config = 'site.config.json';

/** How the hosts refuse changes of a protected branch. */
const protections = {
  github: 'Changes must be made through a pull request.',
  gitlab: '403 Forbidden - You are not allowed to push into this branch',
  forgejo: 'user cannot commit to repo [user: mary]',
};

/** Whether a request puts a commit into a branch. */
function isLastWrite(method: string, path: string, target: 'usual' | 'review'): boolean {
  if (/\/(repository\/commits|contents)$/.test(path)) return method === 'POST';
  return target === 'usual' ? method === 'PATCH' : path.endsWith('/git/refs');
}

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

test('a version of others that comes at the very moment is not taken back (GitLab)', async () => {
  const site = await openHostedSite('gitlab');
  const { standIn } = site;
  if (!(standIn instanceof OtherStandIn)) throw new Error('It is a stand-in of GitHub.');
  site.rename('Lakeside');
  const first = readTip(site);
  const { id } = await site.prepare();
  standIn.state.beforeCommit = async () => {
    standIn.state.beforeCommit = async () => undefined;
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await site.commit({ 'public/images/theirs.svg': picture, 'program.txt': 'two' });
  };
  expect(await site.publish(id)).toMatchObject({ outcome: 'published', commit: readTip(site) });
  // The folder lacks their file, so it must not count as its version.
  expect(readBase(site)).toBe(first);
  expect(await site.publishAll()).toMatchObject({ outcome: 'taken' });
  expect(readBase(site)).toBe(readTip(site));
  expect(site.read('public/images/theirs.svg')).toContain('svg');
  expect(site.readRemote('program.txt')).toBe('two');
});

test.each(['gitlab', 'forgejo'] as const)(
  'a version of the same file that comes at the very moment is merged (%s)',
  async (kind) => {
    const site = await openHostedSite(kind);
    const { standIn } = site;
    if (!(standIn instanceof OtherStandIn)) throw new Error('It is a stand-in of GitHub.');
    site.rename('Hillside');
    const shown = await site.prepare();
    standIn.state.beforeCommit = async () => {
      standIn.state.beforeCommit = async () => undefined;
      await site.commit({ [config]: site.readRemote(config).replace(firstPhone, otherPhone) });
    };
    expect(await site.publish(shown.id)).toEqual({ outcome: 'outdated' });
    expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
    expect(site.readRemote(config)).toContain('Hillside');
    expect(site.readRemote(config)).toContain(otherPhone);
  },
);

test.each(hostKinds)(
  'a protected branch of %s gets a separate branch and a request',
  async (kind) => {
    const site = await openHostedSite(kind);
    const { switches, pulls } = site.standIn;
    const message = protections[kind];
    switches.protectedBranches.set('main', { message, status: 422 });
    site.rename('Lakeside');
    expect(await site.publishAll()).toEqual({ outcome: 'protected', said: message });
    const branch = `edit/${new Date().toISOString().slice(0, 10)}`;
    const request = expect.stringMatching(/^https:\/\/\w+\.test\/mary\/practice\/\S+\/1$/);
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
    expect(alone).toHaveProperty('notRequested', missingPermissions[kind].notRequested);
  },
);

test.each(hostKinds.flatMap((kind) => [[kind, 'usual'] as const, [kind, 'review'] as const]))(
  'a second try after the connection was cut publishes nothing twice (%s, %s)',
  async (kind, target) => {
    const site = await openHostedSite(kind);
    site.rename('Lakeside');
    const { id, branch } = await site.prepare(target);
    let isOffline = false;
    site.network.isCut = (method, path) => {
      isOffline ||= isLastWrite(method, path, target);
      return isOffline;
    };
    const refused = {
      status: 422,
      message: hostObstacles.offline.replace('{host}', hostNames[kind]),
    };
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

test.each(hostKinds)('an answer of %s that gets lost alone is looked up', async (kind) => {
  const site = await openHostedSite(kind);
  site.rename('Lakeside');
  site.network.isCut = (method, path) => isLastWrite(method, path, 'usual');
  expect(await site.publishAll()).toMatchObject({ outcome: 'published' });
  expect(readBase(site)).toBe(readTip(site));
});

test.each(hostKinds)('each refusal of %s is explained', async (kind) => {
  const site = await openHostedSite(kind);
  site.rename('Lakeside');
  const { switches, token } = site.standIn;
  const account = switches.tokens.get(token);
  if (!account) throw new Error('There is no account.');
  account.canPush = false;
  expect(await readRefusal(site.prepare())).toMatchObject({
    message: hostObstacles.readOnly,
    letter: accessLetter,
  });
  account.canPush = true;
  const { id } = await site.prepare();
  account.permissions = { contents: 'read' };
  expect((await readRefusal(site.publish(id))).message).toBe(missingPermissions[kind].forbidden);
  account.seesRepository = false;
  expect(await readRefusal(site.prepare())).toMatchObject({
    message: hostObstacles.notFound,
    letter: accessLetter,
  });
  switches.tokens.clear();
  expect(await readRefusal(site.prepare())).toEqual({
    status: 401,
    message: hostObstacles.signIn,
  });
  switches.tokens.set(token, account);
  switches.rateLimit = { kind: 'secondary', status: 429, retryAfter: 60 };
  expect((await readRefusal(site.prepare())).message).toMatch(/Try again after \d\d:\d\d\.$/);
  expect(site.readRemote(config)).toContain(firstName);
});
