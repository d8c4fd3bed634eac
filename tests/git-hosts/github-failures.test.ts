// @promise A connection that is cut while publishing never publishes anything twice or halfway; a
// protected branch gets a request for approval; each refusal of a git host is explained

import { describe, expect, test } from 'vitest';
import type { HostedChange } from '../../src/editor/git-hosts/git-host';
import { makeAccount, type Permissions } from './github-switches';
import { connect, readFailure, startHost, startStandIn } from './start-host';

const change: HostedChange = { path: 'new.txt', content: new Uint8Array([65]) };
const notAccessible = 'Resource not accessible by personal access token';

describe('rights', () => {
  test.each(['github_pat_1\n2', 'github_pat_ä', 'github_pat_“x”', ''])(
    'the token “%s” cannot be sent',
    async (token) => {
      const { standIn } = await startHost();
      const call = connect(standIn, { token }).readAccount();
      const { reason } = await readFailure(call, token === '' ? 'Bearer' : token);
      expect(reason).toBe('signIn');
      expect(standIn.log).toEqual([]);
    },
  );

  test('a token that may only read', async () => {
    const { standIn, host, first } = await startHost();
    const permissions: Permissions = { contents: 'read', pull_requests: 'read' };
    standIn.switches.tokens.set(standIn.token, makeAccount({ permissions }));
    const failure = { reason: 'forbidden', said: notAccessible };
    expect(await host.findCommit('main')).toBe(first);
    expect(await readFailure(host.writeCommit(first, 'New', [change]))).toEqual(failure);
    expect(await readFailure(host.moveBranch('main', first))).toEqual(failure);
    expect(await readFailure(host.listRuns(first))).toEqual(failure);
    const request = { title: 'Title', body: '' };
    const asked = host.requestApproval('main', 'main', request);
    expect(await readFailure(asked)).toEqual(failure);
  });

  test('workflows need another right', async () => {
    const { standIn, host, first } = await startHost();
    const workflow = { ...change, path: '.github/workflows/publish.yml' };
    const { reason } = await readFailure(host.writeCommit(first, 'New', [workflow]));
    expect(reason).toBe('forbidden');
    const permissions: Permissions = { contents: 'write', workflows: 'write' };
    standIn.switches.tokens.set(standIn.token, makeAccount({ permissions }));
    expect(await host.writeCommit(first, 'New', [workflow])).toMatch(/^[0-9a-f]{40}$/);
  });

  test('an empty repository', async () => {
    const standIn = await startStandIn();
    const host = connect(standIn);
    const failure = { reason: 'empty', said: 'Git Repository is empty.' };
    expect(await host.readRepository()).toMatchObject({ name: 'mary/practice' });
    expect(await readFailure(host.findCommit('main'))).toEqual(failure);
    expect(await readFailure(host.listFiles('main'))).toEqual(failure);
    expect(await readFailure(host.moveBranch('main', 'a'.repeat(40)))).toEqual(failure);
  });
});

describe('too many requests', () => {
  const now = 1_800_000_000_000;

  test('until the limit of the hour is reset', async () => {
    const { standIn } = await startHost();
    standIn.switches.rateLimit = { kind: 'primary', reset: now / 1000 + 1234 };
    const host = connect(standIn, { now: () => now });
    expect(await readFailure(host.findCommit('main'))).toEqual({
      reason: 'rateLimited',
      said: 'API rate limit exceeded for user ID 1.',
      until: now + 1_234_000,
    });
  });

  test.each([
    [403, 30, 30_000],
    [429, 30, 30_000],
    [429, 0, 0],
    [403, undefined, 60_000],
    [429, undefined, 60_000],
  ] as const)('status %i with retry-after %s', async (status, retryAfter, wait) => {
    const { standIn, first } = await startHost();
    standIn.switches.rateLimit = { kind: 'secondary', status, retryAfter };
    const host = connect(standIn, { now: () => now });
    const failure = { reason: 'rateLimited', until: now + wait };
    expect(await readFailure(host.readRepository())).toMatchObject(failure);
    expect(await readFailure(host.moveBranch('main', first))).toMatchObject(failure);
    // Each further request would make the wait longer.
    expect(standIn.log).toHaveLength(2);
  });

  test('status 429 without any explanation', async () => {
    const { standIn } = await startHost();
    const host = connect(standIn, {
      now: () => now,
      fetch: async () => new Response('<html></html>', { status: 429 }),
    });
    expect(await readFailure(host.readRepository())).toEqual({
      reason: 'rateLimited',
      said: 'Status 429',
      until: now + 60_000,
    });
  });
});

describe('failures of GitHub', () => {
  test.each([
    ['<html>Unicorn!</html>', 'Status 200 without JSON.'],
    ['[]', 'The answer lacks “full_name”.'],
    ['{"full_name":7}', 'The answer lacks “full_name”.'],
  ])('the answer %s is not understood', async (text, said) => {
    const { standIn } = await startHost();
    const host = connect(standIn, { fetch: async () => new Response(text) });
    expect(await readFailure(host.readRepository())).toEqual({ reason: 'broken', said });
  });

  test('a token that is quoted in an answer is hidden', async () => {
    const { standIn } = await startHost();
    const message = `No access with ${standIn.token}`;
    const host = connect(standIn, {
      fetch: async () => new Response(JSON.stringify({ message }), { status: 403 }),
    });
    const said = 'No access with …';
    expect(await readFailure(host.readRepository())).toEqual({ reason: 'forbidden', said });
  });
});

describe('connections', () => {
  test.each(['before', 'middle'] as const)('one that is cut (%s the answer)', async (where) => {
    const { standIn, host, first } = await startHost();
    expect(await host.findCommit('main')).toBe(first);
    standIn.switches.cutting = { count: 1, where };
    const failure = {
      reason: 'offline',
      said: 'GitHub can’t be reached. Check your connection, then try again.',
    };
    expect(await readFailure(host.readRepository())).toEqual(failure);
    standIn.switches.cutting = { count: 1, where };
    expect(await readFailure(host.writeCommit(first, 'New', [change]))).toEqual(failure);
    expect(standIn.log.map(({ status }) => status)).toEqual([200, 0, 0]);
    expect(await host.findCommit('main')).toBe(first);
  });

  test('a write that failed does not hold up the next one', async () => {
    const { standIn, host, first } = await startHost();
    await host.readRepository();
    standIn.switches.cutting = { count: 1, where: 'before' };
    const writes = ['one', 'two'].map((name) => host.moveBranch(name, first));
    const results = await Promise.allSettled(writes);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('a page that may not name the version of the API works without it', async () => {
    const { standIn, first } = await startHost();
    const named: boolean[] = [];
    const host = connect(standIn, {
      fetch: async (input, init) => {
        const namesVersion = new Headers(init?.headers).has('x-github-api-version');
        named.push(namesVersion);
        // As browsers do after the preflight.
        if (namesVersion) throw new TypeError('Failed to fetch');
        return fetch(input, init);
      },
    });
    expect(await host.findCommit('main')).toBe(first);
    await host.readRepository();
    expect(named).toEqual([true, false, false]);
  });

  test('without any connection, the version is named again at the next request', async () => {
    const { standIn, host, first } = await startHost();
    standIn.switches.cutting = { count: 2, where: 'before' };
    expect((await readFailure(host.findCommit('main'))).reason).toBe('offline');
    expect(await host.findCommit('main')).toBe(first);
    expect(standIn.log).toHaveLength(3);
  });
});
