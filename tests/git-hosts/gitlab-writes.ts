import { isObject, getIn } from '../../src/utils/json';
import { readField, type ApiAnswer } from './api-request';
import { Refusal } from './github-refusal';
import type { PullRequest } from './github-pulls';
import type { OtherRequest, OtherState } from './other-stand-in';
import { writeChanges, type FileChange } from './write-changes';

/** The last commit that changed a file, as `last_commit_id` names it. */
export function findLastCommit(
  { repository }: OtherState,
  ref: string,
  path: string,
): Promise<string> {
  return repository.git(['log', '-1', '--format=%H', ref, '--', `:(literal)${path}`]);
}

/** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
export async function commit(
  { body, account }: OtherRequest,
  state: OtherState,
): Promise<ApiAnswer> {
  const { repository, switches } = state;
  const branch = readField(body, 'branch');
  const ref = `refs/heads/${branch}`;
  if (switches.protectedBranches.has(branch)) {
    throw new Refusal(403, '403 Forbidden - You are not allowed to push into this branch');
  }
  const start = readField(body, 'start_sha');
  const isNew = start !== '';
  const tip = await repository.findCommit(ref);
  if (isNew && tip !== undefined) {
    const advice = 'Switch to that branch in order to make changes';
    throw new Refusal(400, `A branch called '${branch}' already exists. ${advice}`);
  }
  if (!isNew && tip === undefined) {
    throw new Refusal(400, 'You can only create or edit files when you are on a branch');
  }
  const listed = getIn(body, ['actions']);
  const actions = Array.isArray(listed) ? listed.filter(isObject) : [];
  if (actions.length === 0) throw new Refusal(400, 'actions is required');
  for (const action of actions) {
    const last = action['last_commit_id'];
    const path = readField(action, 'file_path');
    if (last !== undefined && last !== (await findLastCommit(state, tip ?? start, path))) {
      throw new Refusal(400, `The file has changed since you started editing it: ${path}`);
    }
  }
  await state.beforeCommit();
  const old = await repository.findCommit(ref);
  const parent = old ?? start;
  const changes: FileChange[] = [];
  for (const action of actions) {
    const path = readField(action, 'file_path');
    const isThere = (await repository.read(`${parent}:${path}`)) !== undefined;
    const kind = readField(action, 'action');
    if (kind === 'create' && isThere) {
      throw new Refusal(400, 'A file with this name already exists');
    }
    if (kind !== 'create' && !isThere) {
      throw new Refusal(400, "A file with this name doesn't exist");
    }
    const content = Buffer.from(readField(action, 'content'), 'base64');
    changes.push({ path, content: kind === 'delete' ? null : content });
  }
  const message = readField(body, 'commit_message');
  const id = await writeChanges(repository, account, branch, { parent, old, message, changes });
  if (id === undefined) {
    throw new Refusal(400, `Could not update ${ref}. Please refresh and try again.`);
  }
  state.runs.begin(id);
  return { status: 201, body: { id, message, parent_ids: [parent] } };
}

export function describeRequest({ number, head, base, title, body }: PullRequest): object {
  return {
    iid: number,
    source_branch: head,
    target_branch: base,
    title,
    description: body,
    web_url: `https://gitlab.test/mary/practice/-/merge_requests/${number}`,
  };
}

export async function openRequest({ body }: OtherRequest, { pulls, repository }: OtherState) {
  const opened = await pulls.add(repository, {
    head: readField(body, 'source_branch'),
    base: readField(body, 'target_branch'),
    title: readField(body, 'title'),
    body: readField(body, 'description'),
  });
  if (typeof opened === 'object') return { status: 201, body: describeRequest(opened) };
  const exists = 'Another open merge request already exists for this source branch: !1';
  // GitLab lists the reasons.
  if (opened === 'exists') return { status: 409, body: { message: [exists] } };
  return { status: 400, body: { message: { base: [`It is impossible: ${opened}`] } } };
}
