import { isObject, getIn } from '../../src/utils/json';
import { readField, webAddress, type ApiAnswer, type ApiRequest, type State } from './api-request';
import type { BareRepository, TreeEntry } from './bare-repository';
import { Refusal } from './github-refusal';

export async function readTree({ operation, query }: ApiRequest, state: State): Promise<ApiAnswer> {
  const { repository, switches } = state;
  const tree = await repository.read(`${operation.values['tree_sha']}^{tree}`);
  if (!tree) throw new Refusal(404, 'Not Found');
  const isRecursive = query.has('recursive');
  const all = await repository.listTree(tree.sha, isRecursive);
  const most = isRecursive ? switches.longestTree : switches.longestFolder;
  const body = { sha: tree.sha, truncated: all.length > most, tree: all.slice(0, most) };
  return { status: 200, body };
}

export async function writeTree(
  { body, account }: ApiRequest,
  { repository }: State,
): Promise<ApiAnswer> {
  const base = getIn(body, ['base_tree']);
  if (typeof base === 'string' && (await repository.read(base))?.type !== 'tree') {
    throw new Refusal(422, 'base_tree is not a valid tree oid');
  }
  const listed = getIn(body, ['tree']);
  const list = Array.isArray(listed) ? listed.filter(isObject) : [];
  if (list.length === 0) throw new Refusal(422, 'Invalid tree info');
  const isWorkflow = list.some((one) => readField(one, 'path').startsWith('.github/workflows/'));
  if (isWorkflow && !account.permissions.workflows) {
    throw new Refusal(403, 'Resource not accessible by personal access token');
  }
  const texts = list.filter((one) => one['content'] !== undefined);
  if (texts.some((one) => one['sha'] !== undefined)) {
    throw new Refusal(422, 'Must supply either tree.sha or tree.content, not both');
  }
  const written = await repository.writeBlobs(
    texts.map((one) => Buffer.from(readField(one, 'content'))),
  );
  const entries: TreeEntry[] = list.map((one) => ({
    path: readField(one, 'path'),
    mode: readField(one, 'mode'),
    sha: one['sha'] === null ? null : (written[texts.indexOf(one)] ?? readField(one, 'sha')),
  }));
  const tree = await repository.writeTree(typeof base === 'string' ? base : undefined, entries);
  if (!tree.ok) throw new Refusal(422, 'GitRPC::BadObjectState');
  return {
    status: 201,
    body: {
      sha: tree.output,
      truncated: false,
      tree: await repository.listTree(tree.output, false),
    },
  };
}

export async function readBlob(request: ApiRequest, { repository }: State): Promise<ApiAnswer> {
  const sha = request.operation.values['file_sha'] ?? '';
  const blob = await repository.read(sha);
  if (blob?.type !== 'blob') throw new Refusal(404, 'Not Found');
  if (request.accept.includes('raw')) return { status: 200, bytes: blob.content };
  const content = blob.content.toString('base64');
  return { status: 200, body: { sha, size: blob.content.length, encoding: 'base64', content } };
}

export async function writeBlob(
  { body }: ApiRequest,
  { repository, switches }: State,
): Promise<ApiAnswer> {
  const isBase64 = readField(body, 'encoding') === 'base64';
  const content = Buffer.from(readField(body, 'content'), isBase64 ? 'base64' : 'utf8');
  if (content.length >= switches.blobLimit) {
    throw new Refusal(422, 'Sorry, your input was too large to process.');
  }
  const [sha = ''] = await repository.writeBlobs([content]);
  return { status: 201, body: { sha, url: `${webAddress}/git/blobs/${sha}` } };
}

export async function readCommit(
  { operation }: ApiRequest,
  { repository }: State,
): Promise<ApiAnswer> {
  const name = operation.values['commit_sha'] ?? '';
  return { status: 200, body: await describeCommit(repository, name) };
}

async function describeCommit(repository: BareRepository, name: string): Promise<object> {
  const found = await repository.read(name);
  if (found?.type !== 'commit') throw new Refusal(404, 'Not Found');
  const [head = '', ...message] = found.content.toString().split('\n\n');
  const named = (field: string) =>
    [...head.matchAll(new RegExp(`^${field} ([0-9a-f]{40})$`, 'gm'))].map(([, sha = '']) => sha);
  return {
    sha: found.sha,
    message: message.join('\n\n'),
    tree: { sha: named('tree')[0] ?? '' },
    parents: named('parent').map((sha) => ({ sha })),
    html_url: `${webAddress}/commit/${found.sha}`,
  };
}

export async function writeCommit({ body, account }: ApiRequest, state: State): Promise<ApiAnswer> {
  const { repository } = state;
  const tree = readField(body, 'tree');
  if ((await repository.read(tree))?.type !== 'tree') {
    throw new Refusal(422, 'Tree SHA does not exist');
  }
  const listed = getIn(body, ['parents']);
  const parents = Array.isArray(listed) ? listed.map(String) : [];
  const found = await Promise.all(parents.map((parent) => repository.read(parent)));
  if (found.some((parent) => parent?.type !== 'commit')) {
    throw new Refusal(422, 'Parent SHA does not exist or is not a commit object');
  }
  const person = `${account.login} <${account.login}@users.test> ${Math.floor(Date.now() / 1000)} +0000`;
  const rows = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    '',
    readField(body, 'message'),
  ];
  const sha = await repository.writeCommit(rows.join('\n'));
  return { status: 201, body: await describeCommit(repository, sha) };
}

export async function compare(
  { operation }: ApiRequest,
  { repository }: State,
): Promise<ApiAnswer> {
  const [base = '', head = ''] = (operation.values['basehead'] ?? '').split('...');
  const [one, other] = await Promise.all([
    describeCommit(repository, base),
    describeCommit(repository, head),
  ]);
  const common = await repository.findCommonCommit(base, head);
  if (common === undefined) {
    throw new Refusal(404, `No common ancestor between ${base} and ${head}.`);
  }
  const [ahead, behind] = await Promise.all([
    repository.count(`${base}..${head}`),
    repository.count(`${head}..${base}`),
  ]);
  return {
    status: 200,
    body: {
      base_commit: one,
      merge_base_commit: await describeCommit(repository, common),
      ahead_by: ahead,
      behind_by: behind,
      total_commits: ahead,
      commits: ahead > 0 ? [other] : [],
      files: [],
    },
  };
}
