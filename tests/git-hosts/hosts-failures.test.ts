// @promise Publishing through the API of GitHub, GitLab or Forgejo creates one commit on top of the
// newest one, with the changed files only, and the same tree of files that git would create
// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime
// @promise A connection that is cut while publishing never publishes anything twice or halfway; a
// protected branch gets a request for approval; each refusal of a git host is explained

import { describe, expect, test } from 'vitest';
import { commitTexts, connectTo, hostKinds, startHostOf, startStandInOf } from './each-host';
import { readFailure } from './start-host';

describe.each(hostKinds)('failures of %s', (kind) => {
  test('each refusal has its reason, and no message has the token', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const { switches, token } = standIn;
    const readReason = async (call: Promise<unknown>) => (await readFailure(call, token)).reason;
    const publish = () => commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    const account = switches.tokens.get(token);
    if (!account) throw new Error('There is no account.');
    account.permissions = { contents: 'read' };
    expect(await readReason(publish())).toBe('forbidden');
    account.permissions = { contents: 'write' };
    const request = { title: 'Title', body: '' };
    expect(await readReason(host.requestApproval('main', 'main', request))).toBe('forbidden');
    account.seesRepository = false;
    expect(await readReason(host.readRepository())).toBe('notFound');
    expect(await readReason(host.findCommit('main'))).toBe('notFound');
    expect(await readReason(host.readBlob(first))).toBe('notFound');
    account.seesRepository = true;
    const other = connectTo(standIn, { repository: 'mary/other' });
    expect(await readReason(other.readRepository())).toBe('notFound');
    const stranger = connectTo(standIn, { token: 'revoked' });
    expect((await readFailure(stranger.readAccount(), 'revoked')).reason).toBe('signIn');

    const now = 1_800_000_000_000;
    switches.rateLimit = { kind: 'secondary', status: 429, retryAfter: 30 };
    const limited = connectTo(standIn, { now: () => now });
    const failure = { reason: 'rateLimited', until: now + 30_000 };
    expect(await readFailure(limited.readRepository())).toMatchObject(failure);
  });

  test('a read is tried again once after a failure, a commit is not', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const { switches } = standIn;
    switches.failing = { count: 1, status: 502 };
    expect(await host.findCommit('main')).toBe(first);
    switches.failing = { count: 2, status: 503 };
    expect((await readFailure(host.findCommit('main'))).reason).toBe('broken');
    const failing = connectTo(standIn, {
      fetch: (input, init) => {
        if (init?.method === 'POST' && !String(input).endsWith('graphql')) {
          switches.failing = { count: 1, status: 500 };
        }
        return fetch(input, init);
      },
    });
    const before = standIn.log.length;
    const call = commitTexts(failing, 'main', first, { 'about.txt': 'Mine' });
    expect((await readFailure(call)).reason).toBe('broken');
    const writes = standIn.log
      .slice(before)
      .filter(({ method, path }) => method === 'POST' && !path.endsWith('graphql'));
    expect(writes).toHaveLength(1);
    expect(await host.findCommit('main')).toBe(first);
  });

  test.each(['before', 'middle'] as const)('a connection that is cut (%s)', async (where) => {
    const { standIn, host } = await startHostOf(kind);
    await host.readRepository();
    standIn.switches.cutting = { count: 1, where };
    expect((await readFailure(host.readRepository())).reason).toBe('offline');
  });
});

describe('other hosts than GitHub', () => {
  test('groups of GitLab are part of the name', async () => {
    const asked: string[] = [];
    const host = connectTo(await startStandInOf('gitlab'), {
      repository: 'practices/lake/site',
      fetch: async (input) => {
        asked.push(String(input));
        return new Response('{}', { status: 404 });
      },
    });
    expect((await readFailure(host.readRepository())).reason).toBe('notFound');
    expect(asked[0]).toMatch(/\/api\/v4\/projects\/practices%2Flake%2Fsite$/);
  });

  test('a person whom GitLab gives access by another group may write', async () => {
    const answers: Record<string, unknown> = {
      '/projects/mary%2Fpractice': {
        id: 8,
        path_with_namespace: 'mary/practice',
        web_url: 'https://gitlab.test/mary/practice',
        default_branch: 'main',
        permissions: { project_access: null, group_access: null },
      },
      '/user': { id: 7 },
      '/projects/mary%2Fpractice/members/all/7': { access_level: 40 },
    };
    const standIn = await startStandInOf('gitlab');
    const send: typeof fetch = async (input) => {
      const found = answers[String(input).slice(standIn.api.length)];
      return new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 });
    };
    const host = connectTo(standIn, { fetch: send });
    expect(await host.readRepository()).toMatchObject({ canWrite: true });
    delete answers['/projects/mary%2Fpractice/members/all/7'];
    expect(await host.readRepository()).toMatchObject({ canWrite: false });
  });

  test('Forgejo that never answers may not allow the editor, one that did is out of reach', async () => {
    const { standIn, host } = await startHostOf('forgejo');
    standIn.switches.cutting = { count: 1, where: 'before' };
    const { reason, said } = await readFailure(host.readRepository());
    expect(reason).toBe('offline');
    expect(said).toContain('in the section [cors]: ENABLED = true and ALLOW_DOMAIN = *.');
    await host.readRepository();
    standIn.switches.cutting = { count: 1, where: 'before' };
    expect(await readFailure(host.readRepository())).toEqual({
      reason: 'offline',
      said: 'The server can’t be reached. Check your connection, then try again.',
    });
  });

  test('Forgejo does not hand out files of more than 10 MB', async () => {
    const { standIn, host } = await startHostOf('forgejo');
    const [sha = ''] = await standIn.repository.writeBlobs([Buffer.alloc(10_485_761)]);
    expect((await readFailure(host.readBlob(sha))).reason).toBe('tooLarge');
  });

  test.each(['gitlab', 'forgejo'] as const)('%s lets pages ask', async (kind) => {
    const { standIn } = await startHostOf(kind);
    const ask = (headers: string) =>
      fetch(`${standIn.api}/user`, {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': headers,
        },
      });
    const allowed = (await ask('authorization, content-type')).headers;
    expect(allowed.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(allowed.get('access-control-allow-origin')).toBe('*');
    const more = (await ask('authorization, if-none-match')).headers;
    expect(more.has('access-control-allow-headers')).toBe(kind === 'gitlab');
    const answer = await fetch(`${standIn.api}/user`, {
      headers: { Authorization: `Bearer ${standIn.token}` },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('Link');
  });
});
