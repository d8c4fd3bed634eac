// @promise Publishing through the API of GitHub, GitLab or Forgejo creates one commit on top of the
// newest one, with the changed files only, and the same tree of files that git would create
// @promise The editor in the browser merges other people’s changes and never overwrites a branch or
// an image that changed in the meantime
// @promise A connection that is cut while publishing never publishes anything twice or halfway; a
// protected branch gets a request for approval; each refusal of a git host is explained

import { describe, expect, test } from 'vitest';
import { cloneFiles, commitFiles, commitTree } from './commit-files';
import { commitTexts, connectTo, hostKinds, startHostOf, type StartedHost } from './each-host';
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

type RunEnd = [conclusion: string, state: string];

const runEnds: RunEnd[] = [
  ['success', 'succeeded'],
  ['failure', 'failed'],
  ['cancelled', 'canceled'],
];

const branchProtection = { status: 422, message: 'Protected branch update failed' } as const;

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
    const published = Object.keys(files).find((path) => path !== 'about.txt') ?? '';
    expect(Object.keys(files)).toHaveLength(2);
    expect(files['about.txt']).toBe(Buffer.from(published).toString('base64'));
  });

  test('a file that is too large is refused before anything is sent', async () => {
    const limit = kind === 'forgejo' ? 10 : 25;
    const { standIn, host, first } = await startHostOf(kind);
    const changes = [{ path: 'film.mp4', content: Buffer.alloc((limit + 1) * 1024 * 1024) }];
    const call = host.commit('main', { parent: first, message: 'Film', changes }, () => undefined);
    const said = `“film.mp4” is larger than ${limit} MB.`;
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
    await commitFiles(standIn.repository, 'edit/c', { 'new.txt': '' }, first);
    expect(await host.requestApproval('edit/c', 'main', request)).toMatch(/\/2$/);
    expect(await host.requestApproval('edit/a-b', 'main', request)).toBe(opened);
    const [pull] = standIn.pulls.all;
    expect(pull).toMatchObject({ head: 'edit/a-b', base: 'main', ...request });
    if (pull) pull.state = 'closed';
    expect(await host.requestApproval('edit/a-b', 'main', request)).toMatch(/\/3$/);
    // Now the closed one must not be found.
    expect(await host.requestApproval('edit/a-b', 'main', request)).toMatch(/\/3$/);
  });

  const ends: RunEnd[] = kind === 'github' ? [...runEnds, ['timed_out', 'failed']] : runEnds;
  test.each(ends)('a run that ends with %s is followed to its end', async (conclusion, state) => {
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
    expect(await host.listRuns(first)).toEqual([]);
  });
});

/** Lets another person commit a file between the checks of a host and its commit. */
async function startRace(kind: 'gitlab' | 'forgejo', file: string): Promise<StartedHost> {
  const { standIn, host, first } = await startHostOf(kind);
  if (!(standIn instanceof OtherStandIn)) throw new Error('It is a stand-in of GitHub.');
  standIn.state.beforeCommit = async () => {
    standIn.state.beforeCommit = async () => undefined;
    await commitFiles(standIn.repository, 'main', { [file]: 'Theirs' }, first);
  };
  return { standIn, host, first };
}

describe('what others commit at the very moment', () => {
  test('GitLab commits on top of another file, which is not announced as the version here', async () => {
    const { standIn, host, first } = await startRace('gitlab', 'other.txt');
    const { id, announced } = await commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    expect(announced).toEqual([]);
    expect(await host.findCommit('main')).toBe(id);
    expect(await standIn.repository.git(['show', 'main:about.txt', 'main:other.txt'])).toBe(
      'MineTheirs',
    );
  });

  test.each([['Mine'], [null]])(
    'GitLab takes the whole commit back if the same file changed (%s)',
    async (text) => {
      const { standIn, host, first } = await startRace('gitlab', 'about.txt');
      const call = commitTexts(host, 'main', first, { 'about.txt': text, 'new.txt': 'New' });
      expect((await readFailure(call)).reason).toBe('moved');
      const { files } = await cloneFiles(standIn.repository);
      expect(files).toEqual({ 'about.txt': Buffer.from('Theirs').toString('base64') });
    },
  );

  test.each(['about.txt', 'other.txt'])('Forgejo refuses the commit (%s)', async (file) => {
    const { standIn, host, first } = await startRace('forgejo', file);
    const call = commitTexts(host, 'main', first, { 'about.txt': 'Mine' });
    expect((await readFailure(call)).reason).toBe('moved');
    expect(await standIn.repository.git(['show', `main:${file}`])).toBe('Theirs');
    expect(await standIn.repository.count('main')).toBe(2);
  });
});
