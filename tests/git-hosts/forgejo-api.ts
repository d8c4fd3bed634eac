import { isObject, getIn } from '../../src/utils/json';
import { readField, type ApiAnswer } from './api-request';
import { Refusal } from './github-refusal';
import type { PullRequest } from './github-pulls';
import { endpoint, type OtherApi, type OtherRequest, type OtherState } from './other-stand-in';
import { writeChanges, type FileChange } from './write-changes';

const inRepository = '/repos/mary/practice';
const web = 'https://forgejo.test/mary/practice';

/** Larger files are not handed out: DEFAULT_MAX_BLOB_SIZE of app.ini. */
const mostBytes = 10 * 1024 * 1024;

/** The API of Forgejo and Gitea, version 1: each server describes it at /api/swagger. */
export const forgejoApi: OtherApi = {
  kind: 'forgejo',
  base: '/api/v1',
  repository: inRepository,
  // With ENABLED = true in the section [cors] of app.ini.
  allowedHeaders: ['authorization', 'x-gitea-otp', 'x-forgejo-otp', 'content-type', 'user-agent'],
  corsHeaders: {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Link, X-Total-Count',
  },
  describeRefusal: ({ message }) => ({ message, url: 'https://forgejo.test/api/swagger' }),
  endpoints: [
    endpoint('GET', '/user', ({ account: { login, name } }) => ({
      status: 200,
      body: { id: 7, login, full_name: name ?? '' },
    })),
    endpoint('GET', '/user/repos', listRepositories),
    endpoint('GET', inRepository, async ({ account }, { repository }) => ({
      status: 200,
      body: {
        ...describeRepository('practice', account.canPush, false),
        empty: await repository.isEmpty(),
      },
    })),
    endpoint('GET', `${inRepository}/branches`, listBranches, ['contents', 'read']),
    endpoint('POST', `${inRepository}/branches`, makeBranch, ['contents', 'write']),
    endpoint('GET', `${inRepository}/branches/(.+)`, readBranch, ['contents', 'read']),
    endpoint('GET', `${inRepository}/git/trees/(\\w+)`, listTree, ['contents', 'read']),
    endpoint('GET', `${inRepository}/git/blobs/(\\w+)`, readBlob, ['contents', 'read']),
    endpoint('GET', `${inRepository}/commits`, listCommits, ['contents', 'read']),
    endpoint('GET', `${inRepository}/commits/(\\w+)/status`, readStatus, ['actions', 'read']),
    endpoint('POST', `${inRepository}/contents`, commit, ['contents', 'write']),
    endpoint('POST', `${inRepository}/pulls`, openRequest, ['pull_requests', 'write']),
    endpoint('GET', `${inRepository}/pulls`, ({ query, address }, { pulls }) => {
      const open = pulls.all.filter(({ state }) => state === query.get('state'));
      return paginate(address, query, open.map(describeRequest));
    }),
  ],
};

function describeRepository(name: string, push: boolean, archived: boolean): object {
  return {
    id: 7,
    full_name: `mary/${name}`,
    html_url: `https://forgejo.test/mary/${name}`,
    default_branch: 'main',
    private: true,
    archived,
    permissions: { admin: false, push, pull: true },
  };
}

function paginate(address: string, query: URLSearchParams, list: readonly unknown[]): ApiAnswer {
  const size = Math.min(Number(query.get('limit') ?? 30), 50);
  const page = Number(query.get('page') ?? 1);
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  const hasMore = list.length > page * size;
  return {
    status: 200,
    body: list.slice((page - 1) * size, page * size),
    headers: hasMore ? { link: `<${address}?${next}>; rel="next"` } : {},
  };
}

function listRepositories({ query, account, address }: OtherRequest, state: OtherState) {
  const own = account.seesRepository
    ? [{ name: 'practice', canPush: true, isArchived: false }]
    : [];
  const list = [...own, ...state.switches.otherRepositories].map((one) =>
    describeRepository(one.name, one.canPush, one.isArchived),
  );
  return paginate(address, query, list);
}

function describeBranch({ switches }: OtherState, name: string, id: string): object {
  const isProtected = switches.protectedBranches.has(name);
  return { name, commit: { id }, protected: isProtected, user_can_push: !isProtected };
}

async function readBranch({ values: [name = ''] }: OtherRequest, state: OtherState) {
  const id = await state.repository.findCommit(`refs/heads/${name}`);
  if (id === undefined) throw new Refusal(404, "The target couldn't be found.");
  return { status: 200, body: describeBranch(state, name, id) };
}

async function listBranches({ query, address }: OtherRequest, state: OtherState) {
  const all = await state.repository.listBranches();
  const described = all.map(({ ref, sha }) =>
    describeBranch(state, ref.slice('refs/heads/'.length), sha),
  );
  return paginate(address, query, described);
}

async function makeBranch({ body }: OtherRequest, state: OtherState): Promise<ApiAnswer> {
  const name = readField(body, 'new_branch_name');
  const sha = readField(body, 'old_ref_name');
  if ((await state.repository.read(sha))?.type !== 'commit') {
    throw new Refusal(404, 'The old branch does not exist');
  }
  if (!(await state.repository.moveBranch(`refs/heads/${name}`, sha, undefined))) {
    throw new Refusal(409, 'The branch already exists.');
  }
  return { status: 201, body: describeBranch(state, name, sha) };
}

async function listTree({ values: [sha = ''], query }: OtherRequest, state: OtherState) {
  const tree = await state.repository.read(`${sha}^{tree}`);
  if (!tree) throw new Refusal(400, `sha not found [${sha}]`);
  const all = await state.repository.listTree(tree.sha, query.get('recursive') === 'true');
  const size = Math.min(Number(query.get('per_page') ?? 1000), state.switches.longestTree, 1000);
  const page = Number(query.get('page') ?? 1);
  return {
    status: 200,
    body: {
      sha,
      page,
      total_count: all.length,
      truncated: all.length > page * size,
      // Also folders and submodules have a size: 0.
      tree: all.slice((page - 1) * size, page * size).map((one) => ({ size: 0, ...one })),
    },
  };
}

async function readBlob({ values: [sha = ''] }: OtherRequest, { repository }: OtherState) {
  const blob = await repository.read(sha);
  if (blob?.type !== 'blob') {
    throw new Refusal(400, `object does not exist [id: ${sha}, rel_path: ]`);
  }
  const { length } = blob.content;
  const content = length > mostBytes ? null : blob.content.toString('base64');
  return { status: 200, body: { sha, size: length, encoding: 'base64', content } };
}

async function listCommits({ query, address }: OtherRequest, { repository }: OtherState) {
  const sha = query.get('sha') ?? '';
  if ((await repository.read(sha))?.type !== 'commit') {
    throw new Refusal(404, 'The target could not be found.');
  }
  const excluded = [query.get('not')].flatMap((name) => (name === null ? [] : [`^${name}`]));
  const lines = await repository.git(['rev-list', '--parents', sha, ...excluded]);
  const list = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id, ...parents] = line.split(' ');
      return { sha: id, parents: parents.map((parent) => ({ sha: parent })) };
    });
  return paginate(address, query, list);
}

function readStatus(
  { values: [sha = ''] }: OtherRequest,
  { runs, switches }: OtherState,
): ApiAnswer {
  const found = runs.follow(sha);
  const ends = {
    status: switches.conclusion === 'success' ? 'success' : 'failure',
    description: switches.conclusion === 'cancelled' ? 'Has been cancelled' : 'Ended after 2s',
  };
  const statuses = found.map(({ id, status }) => ({
    id,
    context: 'Publish the site / build (push)',
    target_url: `/mary/practice/actions/runs/${id}/jobs/0`,
    ...(status === 'completed'
      ? ends
      : {
          status: 'pending',
          description: status === 'queued' ? 'Waiting to run' : 'Has started running',
        }),
  }));
  // Without any, Forgejo answers null.
  return { status: 200, body: { sha, statuses: statuses.length > 0 ? statuses : null } };
}

async function commit({ body, account }: OtherRequest, state: OtherState): Promise<ApiAnswer> {
  const { repository, switches } = state;
  const branch = readField(body, 'branch');
  const ref = `refs/heads/${branch}`;
  if (switches.protectedBranches.has(branch)) {
    throw new Refusal(403, `user cannot commit to repo [user: ${account.login}]`);
  }
  const parent = await repository.findCommit(ref);
  if (parent === undefined) throw new Refusal(404, `branch does not exist [name: ${branch}]`);
  const listed = getIn(body, ['files']);
  const changes: FileChange[] = [];
  for (const file of Array.isArray(listed) ? listed.filter(isObject) : []) {
    const path = readField(file, 'path');
    const operation = readField(file, 'operation');
    const there = await repository.read(`${parent}:${path}`);
    if (operation === 'create' && there) {
      throw new Refusal(422, `repository file already exists [path: ${path}]`);
    }
    if (operation !== 'create' && !there) {
      throw new Refusal(404, `repository file does not exist [path: ${path}]`);
    }
    if (operation !== 'create' && readField(file, 'sha') !== there?.sha) {
      const shas = `given: ${readField(file, 'sha')}, expected: ${there?.sha}`;
      throw new Refusal(422, `sha does not match [${shas}]`);
    }
    const content = Buffer.from(readField(file, 'content'), 'base64');
    changes.push({ path, content: operation === 'delete' ? null : content });
  }
  await state.beforeCommit();
  const message = readField(body, 'message').trim();
  const id = await writeChanges(repository, account, branch, {
    parent,
    old: parent,
    message,
    changes,
  });
  // In production, Forgejo hides why it failed.
  if (id === undefined) throw new Refusal(500, '');
  state.runs.begin(id);
  return { status: 201, body: { commit: { sha: id, message, parents: [{ sha: parent }] } } };
}

function describeRequest({ number, head, base, title, body, state }: PullRequest): object {
  const html_url = `${web}/pulls/${number}`;
  return { number, title, body, state, html_url, head: { ref: head }, base: { ref: base } };
}

async function openRequest({ body }: OtherRequest, { pulls, repository }: OtherState) {
  const opened = await pulls.add(repository, {
    head: readField(body, 'head'),
    base: readField(body, 'base'),
    title: readField(body, 'title'),
    body: readField(body, 'body'),
  });
  if (typeof opened === 'object') return { status: 201, body: describeRequest(opened) };
  if (opened === 'exists') {
    throw new Refusal(409, 'pull request already exists for these targets [id: 1]');
  }
  throw new Refusal(opened === 'same' ? 422 : 404, `It is impossible: ${opened}`);
}
