import { getIn } from '../../src/utils/json';
import {
  readField,
  type ApiAnswer,
  type ApiRequest,
  type DescribedEndpoint,
  type KnownRepository,
  type State,
} from './api-request';
import { commitFiles } from './commit-files';
import { Refusal } from './github-refusal';

const inRepository = '/repos/{owner}/{repo}';

/** Making a repository, and its website. */
export const siteEndpoints: Readonly<Record<string, DescribedEndpoint>> = {
  'post /user/repos': { answer: makeRepository },
  'post /orgs/{org}/repos': { answer: makeRepository },
  [`post ${inRepository}/branches/{branch}/rename`]: {
    needs: ['administration', 'write'],
    answer: renameBranch,
  },
  [`get ${inRepository}/pages`]: { answer: (_request, state) => describePages(state, 200) },
  [`post ${inRepository}/pages`]: { needs: ['pages', 'write'], answer: turnOnPages },
  [`put ${inRepository}/pages`]: { needs: ['pages', 'write'], answer: changePages },
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

function turnOnPages(request: ApiRequest, state: State): ApiAnswer {
  const known = expectKnown(state);
  assertAdministration(request);
  if (known.pages !== undefined) throw new Refusal(409, 'GitHub Pages is already enabled.');
  if (known.isPrivate && !state.switches.hasPaidPlan) {
    const message = 'Your current plan does not support GitHub Pages for this repository.';
    throw new Refusal(422, message);
  }
  known.pages = readBuildType(request.body);
  return describePages(state, 201);
}

function changePages(request: ApiRequest, state: State): ApiAnswer {
  const known = expectKnown(state);
  assertAdministration(request);
  if (known.pages === undefined) throw new Refusal(404, 'Not Found');
  if (getIn(request.body, ['build_type']) !== undefined) {
    known.pages = readBuildType(request.body);
  }
  return { status: 204 };
}

function readBuildType(body: unknown): 'legacy' | 'workflow' {
  return readField(body, 'build_type') === 'workflow' ? 'workflow' : 'legacy';
}

function assertAdministration({ account }: ApiRequest): void {
  if (account.permissions.administration === 'write') return;
  throw new Refusal(403, 'Resource not accessible by personal access token');
}

function describePages(state: State, status: 200 | 201): ApiAnswer {
  const { owner, name, pages, isPrivate } = expectKnown(state);
  if (pages === undefined) throw new Refusal(404, 'Not Found');
  const isOfAccount = name.toLowerCase() === `${owner.toLowerCase()}.github.io`;
  const address = `https://${owner.toLowerCase()}.github.io/${isOfAccount ? '' : `${name}/`}`;
  return {
    status,
    body: {
      url: `https://api.github.test/repos/${owner}/${name}/pages`,
      status: null,
      cname: null,
      custom_404: false,
      html_url: address,
      build_type: pages,
      public: !isPrivate,
    },
  };
}

async function startWorkflow({ body }: ApiRequest, state: State): Promise<ApiAnswer> {
  const commit = await state.repository.findCommit(`refs/heads/${readField(body, 'ref')}`);
  if (commit === undefined) throw new Refusal(422, 'No ref found');
  state.runs.begin(commit);
  return { status: 204 };
}

function expectKnown({ known }: State): KnownRepository {
  if (known) return known;
  throw new Refusal(404, 'Not Found');
}
