import {
  HostFailure,
  refuseLarge,
  type GitHost,
  type HostedChange,
  type HostedCommit,
} from './git-host';
import type { FoundBranch } from './find-branch';
import { readJson, readReasons, readText } from './host-answers';
import type { HostRequests } from './host-requests';

interface Target {
  /** where the project is in the API */
  project: string;
  host: Pick<GitHost, 'listFiles' | 'readBlob'>;
  branch: string;
  there: FoundBranch | undefined;
  commit: HostedCommit;
  onMade: (id: string) => void;
}

/** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
interface Action {
  action: 'create' | 'update' | 'delete';
  file_path: string;
  content?: string;
  encoding?: 'base64';
  last_commit_id?: string;
}

const isMoved =
  /changed since you started editing|already exists|(doesn't|does not) exist|could not update|please refresh/i;

/** Commits onto a branch, as `GitHost.commit` describes it. */
export async function commitToGitLab(requests: HostRequests, target: Target): Promise<string> {
  const { project, branch, there, commit, onMade } = target;
  const { parent, message, changes } = commit;
  refuseLarge(changes);
  if (there && there.commit !== parent) {
    throw new HostFailure('moved', 'The branch is at another commit.');
  }
  const answer = await requests.write('POST', `${project}/repository/commits`, {
    branch,
    commit_message: message,
    actions: await Promise.all(
      changes.map((change) => writeAction(requests, project, parent, change)),
    ),
    // GitLab takes it for new branches only.
    ...(there ? {} : { start_sha: parent }),
  });
  if (answer.status === 403 && there?.isClosed) requests.refuse('protected', answer);
  if (answer.status === 400 && isMoved.test(readReasons(answer))) requests.refuse('moved', answer);
  const made = readJson(requests.accept(answer));
  const id = readText(made, 'id');
  const base = readText(made, 'parent_ids', 0);
  if (base === parent) onMade(id);
  else await restore(requests, target, { id, base });
  return id;
}

/** What GitLab is to do with a file, which must not have changed since the parent of the commit. */
async function writeAction(
  requests: HostRequests,
  project: string,
  parent: string,
  { path, content, replaces }: HostedChange,
): Promise<Action> {
  const file = { file_path: path, ...(content && encode(content)) };
  if (replaces === undefined) return { action: 'create', ...file };
  const where = `${project}/repository/files/${encodeURIComponent(path)}?ref=${parent}`;
  const last = (await requests.head(where)).get('x-gitlab-last-commit-id');
  if (last === null) throw new HostFailure('broken', `GitLab has no commit of “${path}”.`);
  return { action: content ? 'update' : 'delete', ...file, last_commit_id: last };
}

function encode(content: Uint8Array): Pick<Action, 'content' | 'encoding'> {
  return { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
}

/**
 * Takes a commit back if someone else changed one of its files in the instant between the check of GitLab and
 * the commit, as their change would be lost. The caller can then merge both.
 *
 * @throws HostFailure `moved` when it was taken back
 */
async function restore(
  requests: HostRequests,
  { project, host, branch, commit: { changes } }: Target,
  { id, base }: { id: string; base: string },
): Promise<void> {
  const files = new Map((await host.listFiles(base)).map(({ path, blob }) => [path, blob]));
  if (changes.every(({ path, replaces }) => files.get(path) === replaces)) return;
  const actions = changes.map(async ({ path, content }): Promise<Action[]> => {
    const theirs = files.get(path);
    if (theirs === undefined) {
      return content ? [{ action: 'delete', file_path: path, last_commit_id: id }] : [];
    }
    const file = { file_path: path, ...encode(await host.readBlob(theirs)) };
    return [
      content ? { action: 'update', ...file, last_commit_id: id } : { action: 'create', ...file },
    ];
  });
  const answer = await requests.write('POST', `${project}/repository/commits`, {
    branch,
    commit_message: 'Restore what someone else published at the same moment',
    actions: (await Promise.all(actions)).flat(),
  });
  requests.accept(answer);
  throw new HostFailure('moved', 'Someone else changed the same file at the same moment.');
}
