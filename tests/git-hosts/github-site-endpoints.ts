import { getIn } from '../../src/utils/json';
import {
  beginRun,
  readField,
  type ApiAnswer,
  type ApiRequest,
  type DescribedEndpoint,
  type KnownRepository,
  type State,
} from './api-request';
import { commitFiles } from './commit-files';
import { expectKnown, pagesEndpoints } from './github-pages-endpoints';
import { Refusal } from './github-refusal';

const inRepository = '/repos/{owner}/{repo}';

/** Making a repository, and its website. */
export const siteEndpoints: Readonly<Record<string, DescribedEndpoint>> = {
  'post /user/repos': { answer: makeRepository },
  'post /orgs/{org}/repos': { answer: makeRepository },
  [`patch ${inRepository}`]: {
    needs: ['administration', 'write'],
    answer: ({ body, account }, state) => {
      const known = expectKnown(state);
      known.isPrivate = getIn(body, ['private']) === true;
      return { status: 200, body: describeRepository(known, account.canPush, false) };
    },
  },
  [`post ${inRepository}/branches/{branch}/rename`]: {
    needs: ['administration', 'write'],
    answer: renameBranch,
  },
  ...pagesEndpoints,
  [`get ${inRepository}/commits`]: { needs: ['contents', 'read'], answer: listCommits },
  [`get ${inRepository}/actions/workflows/{workflow_id}`]: {
    needs: ['actions', 'read'],
    answer: (_request, state) => ({
      status: 200,
      body: { state: expectKnown(state).isPaused ? 'disabled_inactivity' : 'active' },
    }),
  },
  [`put ${inRepository}/actions/workflows/{workflow_id}/enable`]: {
    needs: ['actions', 'write'],
    answer: (_request, state) => {
      delete expectKnown(state).isPaused;
      return { status: 204 };
    },
  },
  [`post ${inRepository}/actions/workflows/{workflow_id}/dispatches`]: {
    needs: ['actions', 'write'],
    answer: startWorkflow,
  },
};

/** A repository as answers have it. */
export function describeRepository(
  { owner, name, isPrivate, defaultBranch }: KnownRepository,
  push: boolean,
  archived: boolean,
): object {
  return {
    name,
    id: 7,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: isPrivate,
    html_url: `https://github.test/${owner}/${name}`,
    default_branch: defaultBranch,
    archived,
    permissions: { admin: false, push, pull: true },
  };
}

async function makeRepository(
  { operation, body, account }: ApiRequest,
  state: State,
): Promise<ApiAnswer> {
  if (account.permissions.administration !== 'write') {
    throw new Refusal(403, 'Resource not accessible by personal access token');
  }
  const name = readField(body, 'name');
  const owner = operation.values['org'] ?? account.login;
  if (state.known) {
    const message = 'name already exists on this account';
    throw new Refusal(422, 'Repository creation failed.', [
      { resource: 'Repository', code: 'custom', field: 'name', message },
    ]);
  }
  const isPrivate = getIn(body, ['private']) === true;
  const { firstBranch } = state.switches;
  if (getIn(body, ['auto_init']) === true) {
    const readme = `# ${name}\n${readField(body, 'description')}`;
    await commitFiles(state.repository, firstBranch, { 'README.md': readme });
    await state.repository.git(['symbolic-ref', 'HEAD', `refs/heads/${firstBranch}`]);
  }
  state.known = { owner, name, isPrivate, defaultBranch: firstBranch };
  // GitHub does so for the website of an account.
  const isOfAccount = name === `${owner}.github.io`;
  if (isOfAccount && !isPrivate) state.known.pages = 'legacy';
  return { status: 201, body: describeRepository(state.known, true, false) };
}

async function renameBranch({ operation, body }: ApiRequest, state: State): Promise<ApiAnswer> {
  const known = expectKnown(state);
  const from = operation.values['branch'] ?? '';
  const to = readField(body, 'new_name');
  await state.repository.git(['branch', '-m', from, to]);
  if (known.defaultBranch === from) known.defaultBranch = to;
  return { status: 201, body: { name: to } };
}

async function startWorkflow({ body }: ApiRequest, state: State): Promise<ApiAnswer> {
  const commit = await state.repository.findCommit(`refs/heads/${readField(body, 'ref')}`);
  if (commit === undefined) throw new Refusal(422, 'No ref found');
  beginRun(state, commit, 'workflow_dispatch');
  return { status: 204 };
}

async function listCommits({ query }: ApiRequest, { repository }: State): Promise<ApiAnswer> {
  const format = '%H%n%cI%n%an%n%s';
  const count = `--max-count=${query.get('per_page') ?? 30}`;
  const printed = await repository.git([
    'log',
    count,
    `--format=${format}`,
    query.get('sha') ?? '',
  ]);
  const lines = printed.split('\n');
  const commits = lines.flatMap((sha, index) => {
    if (index % 4 !== 0) return [];
    const [date = '', name = '', message = ''] = lines.slice(index + 1);
    const commit = { message, author: { name, date }, committer: { name, date } };
    return [{ sha, commit }];
  });
  return { status: 200, body: commits };
}
