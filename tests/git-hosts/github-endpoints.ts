import { getIn } from '../../src/utils/json';
import {
  beginRun,
  readField,
  type ApiAnswer,
  type ApiRequest,
  type DescribedEndpoint,
  type State,
} from './api-request';
import {
  compare,
  readBlob,
  readCommit,
  readTree,
  writeBlob,
  writeCommit,
  writeTree,
} from './github-objects';
import { Refusal } from './github-refusal';
import { describeRepository, siteEndpoints } from './github-site-endpoints';
import { someRepository } from './github-switches';

const inRepository = '/repos/{owner}/{repo}';

export const endpoints: Readonly<Record<string, DescribedEndpoint>> = {
  ...siteEndpoints,
  'get /user': {
    answer: ({ account: { login, name } }) => ({ status: 200, body: { login, name, id: 1 } }),
  },
  'get /user/repos': { answer: listRepositories },
  [`get ${inRepository}`]: {
    answer: ({ account }, { known }) => ({
      status: 200,
      body: known && describeRepository(known, account.canPush, false),
    }),
  },
  [`get ${inRepository}/git/ref/{ref}`]: { needs: ['contents', 'read'], answer: readReference },
  [`get ${inRepository}/git/matching-refs/{ref}`]: {
    needs: ['contents', 'read'],
    answer: async ({ operation }, { repository }) => {
      const branches = await repository.listBranches();
      const start = `refs/${operation.values['ref']}`;
      return {
        status: 200,
        body: branches.filter(({ ref }) => ref.startsWith(start)).map(describeReference),
      };
    },
  },
  [`post ${inRepository}/git/refs`]: { needs: ['contents', 'write'], answer: makeReference },
  [`patch ${inRepository}/git/refs/{ref}`]: { needs: ['contents', 'write'], answer: moveReference },
  [`get ${inRepository}/git/trees/{tree_sha}`]: { needs: ['contents', 'read'], answer: readTree },
  [`post ${inRepository}/git/trees`]: { needs: ['contents', 'write'], answer: writeTree },
  [`get ${inRepository}/git/blobs/{file_sha}`]: { needs: ['contents', 'read'], answer: readBlob },
  [`post ${inRepository}/git/blobs`]: { needs: ['contents', 'write'], answer: writeBlob },
  [`get ${inRepository}/git/commits/{commit_sha}`]: {
    needs: ['contents', 'read'],
    answer: readCommit,
  },
  [`post ${inRepository}/git/commits`]: { needs: ['contents', 'write'], answer: writeCommit },
  [`get ${inRepository}/compare/{basehead}`]: { needs: ['contents', 'read'], answer: compare },
  [`get ${inRepository}/pulls`]: {
    needs: ['pull_requests', 'read'],
    answer: ({ query }, { pulls }) => ({ status: 200, body: pulls.list(query) }),
  },
  [`post ${inRepository}/pulls`]: {
    needs: ['pull_requests', 'write'],
    answer: async ({ body }, { pulls, repository }) => ({
      status: 201,
      body: await pulls.open(repository, body),
    }),
  },
  [`get ${inRepository}/actions/runs`]: {
    needs: ['actions', 'read'],
    answer: ({ query }, { runs, switches }) => ({
      status: 200,
      body: runs.list(query, switches.conclusion),
    }),
  },
};

function listRepositories(
  { query, account }: ApiRequest,
  { known, switches: { otherRepositories } }: State,
): ApiAnswer {
  const all = [
    ...(known && account.seesRepository ? [describeRepository(known, account.canPush, false)] : []),
    ...otherRepositories.map(({ name, canPush, isArchived }) =>
      describeRepository({ ...someRepository, name }, canPush, isArchived),
    ),
  ];
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const rest = new URLSearchParams(query);
  rest.set('page', String(page + 1));
  const next = `<https://api.github.test/user/repos?${rest}>; rel="next"`;
  return {
    status: 200,
    body: all.slice((page - 1) * size, page * size),
    headers: all.length > page * size ? { link: next } : {},
  };
}

function describeReference({ ref, sha }: { ref: string; sha: string }): object {
  return { ref, object: { type: 'commit', sha } };
}

async function readReference({ operation }: ApiRequest, state: State): Promise<ApiAnswer> {
  const ref = `refs/${operation.values['ref']}`;
  const sha = await state.repository.findCommit(ref);
  if (sha === undefined) throw new Refusal(404, 'Not Found');
  return { status: 200, body: describeReference({ ref, sha }) };
}

function checkProtection({ switches }: State, ref: string): void {
  const refused = switches.protectedBranches.get(ref.replace('refs/heads/', ''));
  if (refused) throw new Refusal(refused.status, refused.message);
}

async function makeReference({ body }: ApiRequest, state: State): Promise<ApiAnswer> {
  const ref = readField(body, 'ref');
  const sha = readField(body, 'sha');
  if (!/^refs\/[^/]+\/./.test(ref)) throw new Refusal(422, 'Reference name is not valid');
  checkProtection(state, ref);
  if ((await state.repository.read(sha))?.type !== 'commit') {
    throw new Refusal(422, 'Object does not exist');
  }
  if (!(await state.repository.moveBranch(ref, sha, undefined))) {
    throw new Refusal(422, 'Reference already exists');
  }
  beginRun(state, sha, 'push');
  return { status: 201, body: describeReference({ ref, sha }) };
}

async function moveReference({ operation, body }: ApiRequest, state: State): Promise<ApiAnswer> {
  const { repository } = state;
  const ref = `refs/${operation.values['ref']}`;
  const sha = readField(body, 'sha');
  const old = await repository.findCommit(ref);
  if (old === undefined) throw new Refusal(422, 'Reference does not exist');
  checkProtection(state, ref);
  if ((await repository.read(sha))?.type !== 'commit') {
    throw new Refusal(422, 'Object does not exist');
  }
  const isForward = getIn(body, ['force']) === true || (await repository.isAncestor(old, sha));
  // Another request may have moved it while git compared.
  if (!isForward || !(await repository.moveBranch(ref, sha, old))) {
    throw new Refusal(422, 'Update is not a fast forward');
  }
  beginRun(state, sha, 'push');
  return { status: 200, body: describeReference({ ref, sha }) };
}
