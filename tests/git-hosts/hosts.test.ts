import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cloneFiles, commitFiles, commitTree } from './commit-files';
import { commitTexts, connectTo, hostKinds, startHostOf, startStandInOf } from './each-host';
import { OtherStandIn } from './other-stand-in';
import { readFailure } from './start-host';

/** Where people see requests for approval and runs. */
const addresses = {
  github: { request: 'https://github.test/mary/practice/pull/', run: '/actions/runs/1' },
  gitlab: {
    request: 'https://gitlab.test/mary/practice/-/merge_requests/',
    run: '/-/pipelines/1',
  },
  forgejo: {
    request: 'https://forgejo.test/mary/practice/pulls/',
    run: '/mary/practice/actions/runs/1/jobs/0',
  },
};

const branchProtection = { status: 422, message: 'Protected branch update failed' } as const;

describe.each(hostKinds)('reading from %s', (kind) => {
  test('the account, its repositories and this one', async () => {
    const { standIn, host } = await startHostOf(kind);
    standIn.switches.otherRepositories = Array.from({ length: 120 }, (_, index) => ({
      name: `site-${index}`,
      canPush: index !== 5,
      isArchived: index === 110,
    }));
    expect(await host.readAccount()).toEqual({ login: 'mary', name: 'Mary Lake' });
    const names = (await host.listRepositories()).map(({ name }) => name);
    expect(names).toHaveLength(119);
    expect(names.slice(0, 2)).toEqual(['mary/practice', 'mary/site-0']);
    expect(names).not.toContain('mary/site-5');
    expect(names).not.toContain('mary/site-110');
    const described = {
      name: 'mary/practice',
      address: `https://${kind}.test/mary/practice`,
      defaultBranch: 'main',
      isPrivate: true,
      canWrite: true,
    };
    expect(await host.readRepository()).toEqual(described);
    const account = standIn.switches.tokens.get(standIn.token);
    if (account) account.canPush = false;
    expect(await host.readRepository()).toEqual({ ...described, canWrite: false });
  });

  test('branches, also with slashes, and what they have in common', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const { repository } = standIn;
    const names = Array.from({ length: 60 }, (_, number) => `edit/${number}`);
    const lines = [...names, 'editorial'].map((name) => `create refs/heads/${name} ${first}\n`);
    await repository.git(['update-ref', '--stdin'], lines.join(''));
    expect(await host.listBranches('edit/')).toHaveLength(60);
    expect(await host.findCommit('edit/7')).toBe(first);
    expect(await host.findCommit('edit')).toBeUndefined();
    expect(await host.findCommit('none')).toBeUndefined();

    const one = await commitFiles(repository, 'one', { '1.txt': '' }, first);
    const other = await commitFiles(repository, 'other', { '2.txt': '' }, first);
    const stranger = await commitFiles(repository, 'stranger', { '3.txt': '' });
    const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.test'];
    const merge = await repository.git([
      ...person,
      ...['commit-tree', `${one}^{tree}`, '-p', one, '-p', other, '-m', 'Merge'],
    ]);
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

describe.each(hostKinds)('committing to %s', (kind) => {
  test('files are made, changed and removed in one commit, and keep their modes', async () => {
    const { standIn, host } = await startHostOf(kind);
    const { repository } = standIn;
    const blobs = await repository.writeBlobs(['a', 'b', 'c'].map((text) => Buffer.from(text)));
    const tree = await repository.writeTree(
      undefined,
      ['keep.txt', 'run [1].sh', 'gone/a.txt'].map((path, index) => ({
        path,
        mode: path.endsWith('.sh') ? '100755' : '100644',
        sha: blobs[index] ?? '',
      })),
    );
    if (!tree.ok) throw new Error(tree.reason);
    const parent = await commitTree(repository, 'main', tree.output);
    const texts = { 'run [1].sh': 'Ä\r\n', 'new/ü?#%.txt': 'New', 'gone/a.txt': null };
    const { id, announced } = await commitTexts(host, 'main', parent, texts);
    expect(announced).toEqual([id]);
    expect(await host.findCommit('main')).toBe(id);
    const { files, programs } = await cloneFiles(repository);
    const inBase64 = { 'keep.txt': 'a', 'new/ü?#%.txt': 'New', 'run [1].sh': 'Ä\r\n' };
    expect(files).toEqual(
      Object.fromEntries(
        Object.entries(inBase64).map(([path, text]) => [
          path,
          Buffer.from(text).toString('base64'),
        ]),
      ),
    );
    expect(programs).toEqual(['run [1].sh']);
    const shown = await repository.git(['log', '-1', '--format=%B|%P', 'main']);
    expect(shown.replaceAll(/\s*\|/g, '|')).toBe(`Change the texts\n\n- All of them|${parent}`);
  });

  test.each(['the same file', 'another file'])('a branch that moved with %s', async (which) => {
    const { standIn, host, first } = await startHostOf(kind);
    const file = which === 'the same file' ? 'about.txt' : 'other.txt';
    const theirs = await commitFiles(standIn.repository, 'main', { [file]: 'Theirs' }, first);
    const call = commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    expect((await readFailure(call)).reason).toBe('moved');
    expect(await host.findCommit('main')).toBe(theirs);
  });

  test('of commits at the same time, none is lost', async () => {
    const { standIn, first } = await startHostOf(kind);
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        commitTexts(connectTo(standIn), 'main', first, { 'about.txt': name, [name]: name }),
      ),
    );
    const made = results.filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    const { files } = await cloneFiles(standIn.repository);
    const [published = ''] = Object.keys(files).filter((path) => path !== 'about.txt');
    expect(Object.keys(files)).toHaveLength(2);
    expect(files['about.txt']).toBe(Buffer.from(published).toString('base64'));
  });

  test('a file of more than 25 MB is refused before anything is sent', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    const changes = [{ path: 'film.mp4', content: Buffer.alloc(26 * 1024 * 1024) }];
    const call = host.commit('main', { parent: first, message: 'Film', changes }, () => undefined);
    const said = '“film.mp4” is larger than 25 MB.';
    expect(await readFailure(call)).toEqual({ reason: 'tooLarge', said });
    expect(standIn.log.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a protected branch stays, and a new one gets a request for approval', async () => {
    const { standIn, host, first } = await startHostOf(kind);
    standIn.switches.protectedBranches.set('main', branchProtection);
    const texts = { 'about.txt': 'Mine' };
    const call = commitTexts(host, 'main', first, texts);
    expect((await readFailure(call)).reason).toBe('protected');
    expect(await host.findCommit('main')).toBe(first);

    // The new branch begins where the person's version does, not where the other one is by now.
    await commitFiles(standIn.repository, 'main', { 'other.txt': 'Theirs' }, first);
    const { id } = await commitTexts(host, 'edit/a-b', first, texts);
    expect(await host.findCommit('edit/a-b')).toBe(id);
    expect(await standIn.repository.git(['rev-parse', 'edit/a-b^'])).toBe(first);
    const request = { title: 'Change the page', body: 'Please look at it.' };
    const opened = await host.requestApproval('edit/a-b', 'main', request);
    expect(opened).toBe(`${addresses[kind].request}1`);
    const next = await commitTexts(host, 'edit/a-b', id, { 'about.txt': 'More' });
    expect(await standIn.repository.git(['rev-parse', 'edit/a-b^'])).toBe(id);
    expect(next.announced).toEqual([next.id]);
    expect(await host.requestApproval('edit/a-b', 'main', request)).toBe(opened);
    const [pull] = standIn.pulls.all;
    expect(pull).toMatchObject({ head: 'edit/a-b', base: 'main', ...request });
    if (pull) pull.state = 'closed';
    expect(await host.requestApproval('edit/a-b', 'main', request)).toMatch(/\/2$/);
  });

  test.each([
    ['success', 'succeeded'],
    ['failure', 'failed'],
    ['cancelled', 'canceled'],
  ])('a run that ends with %s is followed to its end', async (conclusion, state) => {
    const { standIn, host, first } = await startHostOf(kind);
    standIn.switches.conclusion = conclusion;
    expect(await host.listRuns(first)).toEqual([]);
    const { id } = await commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    const states = [];
    for (let time = 0; time < 4; time += 1) {
      const [run] = await host.listRuns(id);
      expect(run?.name).toContain('Publish the site');
      expect(run?.address.endsWith(addresses[kind].run)).toBe(true);
      states.push(run?.state);
    }
    expect(states).toEqual(['waiting', 'running', state, state]);
  });
});

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

describe('what others commit at the very moment', () => {
  async function startRace(kind: 'gitlab' | 'forgejo', file: string) {
    const { standIn, host, first } = await startHostOf(kind);
    if (!(standIn instanceof OtherStandIn)) throw new Error('It is a stand-in of GitHub.');
    standIn.state.beforeCommit = async () => {
      standIn.state.beforeCommit = async () => undefined;
      await commitFiles(standIn.repository, 'main', { [file]: 'Theirs' }, first);
    };
    return { standIn, host, first };
  }

  test('GitLab commits on top of another file, which is not announced as the version here', async () => {
    const { standIn, host, first } = await startRace('gitlab', 'other.txt');
    const { id, announced } = await commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    expect(announced).toEqual([]);
    expect(await host.findCommit('main')).toBe(id);
    expect(await standIn.repository.git(['show', 'main:about.txt', 'main:other.txt'])).toBe(
      'MineTheirs',
    );
  });

  test.each([['Mine'], [null]])('GitLab gets back the same file (%s)', async (text) => {
    const { standIn, host, first } = await startRace('gitlab', 'about.txt');
    const call = commitTexts(host, 'main', first, { 'about.txt': text, 'new.txt': 'New' });
    expect((await readFailure(call)).reason).toBe('moved');
    expect(await standIn.repository.git(['show', 'main:about.txt'])).toBe('Theirs');
  });

  test.each(['about.txt', 'other.txt'])('Forgejo refuses the commit (%s)', async (file) => {
    const { standIn, host, first } = await startRace('forgejo', file);
    const call = commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    expect((await readFailure(call)).reason).toBe('broken');
    expect(await standIn.repository.git(['show', `main:${file}`])).toBe('Theirs');
    expect(await standIn.repository.count('main')).toBe(2);
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
      said: 'The server does not answer.',
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
