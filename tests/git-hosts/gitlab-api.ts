import { getIn } from '../../src/utils/json';
import type { ApiAnswer } from './api-request';
import { Refusal } from './github-refusal';
import { commit, describeRequest, findLastCommit, openRequest } from './gitlab-writes';
import { endpoint, type OtherApi, type OtherRequest, type OtherState } from './other-stand-in';

const project = '/projects/mary%2Fpractice';
const conclusions: Readonly<Record<string, string>> = {
  success: 'success',
  failure: 'failed',
  cancelled: 'canceled',
};

/** GitLab's REST API, version 4, and the part of GraphQL that tells sizes. */
export const gitLabApi: OtherApi = {
  kind: 'gitlab',
  base: '/api/v4',
  repository: project,
  // As config/application.rb of GitLab sets it for /api/.
  allowedHeaders: 'any',
  corsHeaders: {
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'Link, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page, X-Gitlab-Blob-Id, X-Gitlab-Commit-Id, X-Gitlab-Content-Sha256, X-Gitlab-Encoding, X-Gitlab-File-Name, X-Gitlab-File-Path, X-Gitlab-Last-Commit-Id, X-Gitlab-Ref, X-Gitlab-Size, X-Request-Id, ETag',
  },
  describeRefusal: ({ message }) => ({ message }),
  endpoints: [
    // https://docs.gitlab.com/api/users/
    endpoint('GET', '/user', ({ account: { login, name } }) => ({
      status: 200,
      body: { id: 7, username: login, name: name ?? login },
    })),
    // https://docs.gitlab.com/api/projects/
    endpoint('GET', '/projects', listProjects),
    endpoint('GET', project, async ({ account }, { repository }) => ({
      status: 200,
      body: {
        ...describeProject('practice'),
        empty_repo: await repository.isEmpty(),
        permissions: { project_access: { access_level: account.canPush ? 30 : 20 } },
      },
    })),
    // https://docs.gitlab.com/api/branches/
    endpoint('GET', `${project}/repository/branches/([^/]+)`, readBranch, ['contents', 'read']),
    endpoint('GET', `${project}/repository/branches`, listBranches, ['contents', 'read']),
    // https://docs.gitlab.com/api/repositories/
    endpoint('GET', `${project}/repository/tree`, listTree, ['contents', 'read']),
    endpoint('GET', `${project}/repository/blobs/(\\w+)/raw`, readBlob, ['contents', 'read']),
    endpoint('GET', `${project}/repository/merge_base`, findMergeBase, ['contents', 'read']),
    // https://docs.gitlab.com/api/repository_files/
    endpoint('HEAD', `${project}/repository/files/([^/]+)`, describeFile, ['contents', 'read']),
    // https://docs.gitlab.com/api/commits/
    endpoint('POST', `${project}/repository/commits`, commit, ['contents', 'write']),
    // https://docs.gitlab.com/api/merge_requests/
    endpoint('POST', `${project}/merge_requests`, openRequest, ['pull_requests', 'write']),
    endpoint('GET', `${project}/merge_requests`, ({ query }, { pulls }) => ({
      status: 200,
      body: pulls.all
        .filter(({ state }) => (state === 'open') === (query.get('state') === 'opened'))
        .filter(({ head }) => head === query.get('source_branch'))
        .filter(({ base }) => base === query.get('target_branch'))
        .map(describeRequest),
    })),
    // https://docs.gitlab.com/api/pipelines/
    endpoint('GET', `${project}/pipelines`, listPipelines, ['actions', 'read']),
    // https://docs.gitlab.com/api/graphql/reference/#repositoryblobs
    endpoint('POST', '/api/graphql', readSizes),
  ],
};

function describeProject(name: string): object {
  return {
    id: 7,
    path_with_namespace: `mary/${name}`,
    web_url: `https://gitlab.test/mary/${name}`,
    default_branch: 'main',
    visibility: 'private',
    archived: false,
  };
}

/** The rest of the list is at the address in the header. */
function paginate(address: string, query: URLSearchParams, list: readonly unknown[]): ApiAnswer {
  const size = Number(query.get('per_page') ?? 20);
  const token = query.get('pagination') === 'keyset' ? 'page_token' : 'page';
  const start = Number(query.get(token) ?? (token === 'page' ? 1 : 0));
  const first = token === 'page' ? (start - 1) * size : start;
  const next = new URLSearchParams(query);
  next.set(token, String(token === 'page' ? start + 1 : start + size));
  const hasMore = list.length > first + size;
  return {
    status: 200,
    body: list.slice(first, first + size),
    headers: hasMore ? { link: `<${address}?${next}>; rel="next", <${address}>; rel="first"` } : {},
  };
}

function listProjects({ query, account, address }: OtherRequest, state: OtherState): ApiAnswer {
  if (Number(query.get('min_access_level')) !== 30) throw new Refusal(400, 'Not as expected');
  const others = state.switches.otherRepositories.filter((one) => one.canPush && !one.isArchived);
  const names = [...(account.seesRepository ? [{ name: 'practice' }] : []), ...others];
  return paginate(
    address,
    query,
    names.map(({ name }) => describeProject(name)),
  );
}

function describeBranch({ switches }: OtherState, name: string, id: string): object {
  const isProtected = switches.protectedBranches.has(name);
  return { name, commit: { id }, protected: isProtected, can_push: !isProtected };
}

async function readBranch({ values: [name = ''] }: OtherRequest, state: OtherState) {
  const id = await state.repository.findCommit(`refs/heads/${name}`);
  if (id === undefined) throw new Refusal(404, '404 Branch Not Found');
  return { status: 200, body: describeBranch(state, name, id) };
}

async function listBranches({ query, address }: OtherRequest, state: OtherState) {
  const start = (query.get('search') ?? '').replace('^', '');
  const all = (await state.repository.listBranches()).map(
    ({ ref, sha }) => [ref.slice('refs/heads/'.length), sha] as const,
  );
  const found = all.filter(([name]) => name.startsWith(start));
  const described = found.map(([name, sha]) => describeBranch(state, name, sha));
  return paginate(address, query, described);
}

async function listTree({ query, address }: OtherRequest, { repository }: OtherState) {
  const tree = await repository.read(`${query.get('ref')}^{tree}`);
  if (!tree) throw new Refusal(404, '404 Tree Not Found');
  const entries = await repository.listTree(tree.sha, query.get('recursive') === 'true');
  const list = entries.map(({ path, mode, type, sha }) => ({
    id: sha,
    name: path.split('/').at(-1),
    type,
    path,
    mode,
  }));
  return paginate(address, query, list);
}

async function readBlob({ values: [sha = ''] }: OtherRequest, { repository }: OtherState) {
  const blob = await repository.read(sha);
  if (blob?.type !== 'blob') throw new Refusal(404, '404 Blob Not Found');
  return { status: 200, bytes: blob.content };
}

async function findMergeBase({ query }: OtherRequest, { repository }: OtherState) {
  const [one = '', other = ''] = query.getAll('refs[]');
  for (const name of [one, other]) {
    if ((await repository.read(name))?.type !== 'commit') {
      throw new Refusal(400, `Could not find ref: ${name}`);
    }
  }
  const id = await repository.findCommonCommit(one, other);
  if (id === undefined) throw new Refusal(404, '404 Merge Base Not Found');
  return { status: 200, body: { id } };
}

async function describeFile({ values: [path = ''], query }: OtherRequest, state: OtherState) {
  const ref = query.get('ref') ?? '';
  const blob = await state.repository.read(`${ref}:${path}`);
  if (!blob) throw new Refusal(404, '404 File Not Found');
  const last = await findLastCommit(state, ref, path);
  return {
    status: 200,
    headers: { 'x-gitlab-blob-id': blob.sha, 'x-gitlab-last-commit-id': last },
  };
}

function listPipelines({ query }: OtherRequest, { runs, switches }: OtherState): ApiAnswer {
  const found = runs.follow(query.get('sha'));
  return {
    status: 200,
    body: found.map(({ id, commit: sha, status }) => ({
      id,
      sha,
      name: 'Publish the site',
      status:
        status === 'completed'
          ? (conclusions[switches.conclusion] ?? 'failed')
          : status === 'queued'
            ? 'pending'
            : 'running',
      web_url: `https://gitlab.test/mary/practice/-/pipelines/${id}`,
    })),
  };
}

async function readSizes({ body }: OtherRequest, { repository }: OtherState): Promise<ApiAnswer> {
  const {
    project: name,
    ref,
    paths,
  } = Object(getIn(body, ['variables'])) as Record<string, unknown>;
  const list = Array.isArray(paths) ? paths.map(String) : [];
  if (list.length > 100) {
    return { status: 200, body: { errors: [{ message: 'Query has complexity of 300' }] } };
  }
  if (name !== 'mary/practice') return { status: 200, body: { data: { project: null } } };
  const nodes = await Promise.all(
    list.map(async (path) => {
      const blob = await repository.read(`${String(ref)}:${path}`);
      return { oid: blob?.sha, size: String(blob?.content.length) };
    }),
  );
  return { status: 200, body: { data: { project: { repository: { blobs: { nodes } } } } } };
}
