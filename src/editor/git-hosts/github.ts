import { getIn } from '../../utils/json';
import {
  HostFailure,
  type GitHost,
  type HostedChange,
  type HostedCommit,
  type HostedFile,
  type RepositoryInfo,
} from './git-host';
import type { PublishRun } from '../protocol/publish-api';
import {
  describeRepository,
  readPerson,
  encodePath,
  isFailure,
  readJson,
  readList,
  readReasons,
  readText,
  type Answer,
} from './host-answers';
import { writeCommit } from './github-commit';
import {
  HostRequests,
  listPages,
  type RepositoryOptions,
  type RequestManners,
} from './host-requests';

/** Headers and messages for requests to GitHub. */
export const gitHubManners: RequestManners = {
  accept: 'application/vnd.github+json',
  // GitHub has refused it before.
  optionalHeaders: { 'X-GitHub-Api-Version': '2022-11-28' },
  explainSilence: () => 'GitHub can’t be reached. Check your connection, then try again.',
};

/** A repository at GitHub, by its REST API. */
export class GitHub implements GitHost {
  readonly kind = 'github';
  readonly #requests: HostRequests;
  /** the last answer for each branch: reading the same one again does not count against the limit */
  readonly #commits = new Map<string, { etag: string; commit: string }>();

  constructor(options: RepositoryOptions) {
    this.#requests = new HostRequests(options, gitHubManners);
  }

  /** where the repository is in the API */
  get #repository(): string {
    return `/repos/${encodePath(this.#requests.repository)}`;
  }

  async readAccount(): Promise<{ login: string; name: string }> {
    return readPerson(await this.#requests.get('/user'), 'login', 'name');
  }

  async listRepositories(): Promise<RepositoryInfo[]> {
    const list = await listPages(this.#requests, '/user/repos?sort=pushed&per_page=100');
    return list.map(describeRepository).filter(({ canWrite }) => canWrite);
  }

  async readRepository(): Promise<RepositoryInfo> {
    return describeRepository(readJson(await this.#requests.get(this.#repository)));
  }

  async findCommit(branch: string): Promise<string | undefined> {
    const known = this.#commits.get(branch);
    const path = `${this.#repository}/git/ref/heads/${encodePath(branch)}`;
    try {
      const answer = await this.#requests.get(path, known && { etag: known.etag });
      if (known && answer.status === 304) return known.commit;
      const commit = readText(readJson(answer), 'object', 'sha');
      const etag = answer.headers.get('etag');
      if (etag !== null) this.#commits.set(branch, { etag, commit });
      return commit;
    } catch (error) {
      if (!isFailure(error, 'notFound')) throw error;
      // GitHub gives the same answer when it hides the repository.
      await this.readRepository();
      return undefined;
    }
  }

  async listBranches(prefix: string): Promise<string[]> {
    // GitHub does not find paths that end with a slash.
    const start = `heads/${encodePath(prefix)}`.replace(/\/+$/, '');
    const answer = await this.#requests.get(`${this.#repository}/git/matching-refs/${start}`);
    return readList(readJson(answer))
      .map((reference) => readText(reference, 'ref').replace(/^refs\/heads\//, ''))
      .filter((branch) => branch.startsWith(prefix));
  }

  listFiles(commit: string): Promise<HostedFile[]> {
    return this.#listTree(commit, '');
  }

  /** Lists the files of a tree or commit: at once, or by folders when there are too many for an answer. */
  async #listTree(name: string, folder: string): Promise<HostedFile[]> {
    const path = `${this.#repository}/git/trees/${name}`;
    const all = readJson(await this.#requests.get(`${path}?recursive=1`));
    if (getIn(all, ['truncated']) !== true) return readFiles(readList(all, 'tree'), folder);
    const top = readJson(await this.#requests.get(path));
    if (getIn(top, ['truncated']) === true) {
      throw new HostFailure('broken', `The folder “${folder}” has too many files.`);
    }
    const lists = await Promise.all(
      readList(top, 'tree').map((entry) =>
        getIn(entry, ['type']) === 'tree'
          ? this.#listTree(readText(entry, 'sha'), `${folder}${readText(entry, 'path')}/`)
          : readFiles([entry], folder),
      ),
    );
    return lists.flat();
  }

  async readBlob(blob: string): Promise<Uint8Array> {
    const path = `${this.#repository}/git/blobs/${blob}`;
    const accept = 'application/vnd.github.raw+json';
    return (await this.#requests.get(path, { accept })).bytes;
  }

  async findCommonCommit(one: string, other: string): Promise<string | undefined> {
    // Only one of the commits between them is listed, as they do not matter.
    const path = `${this.#repository}/compare/${one}...${other}?per_page=1`;
    try {
      return readText(readJson(await this.#requests.get(path)), 'merge_base_commit', 'sha');
    } catch (error) {
      if (isFailure(error, 'notFound') && /no common ancestor/i.test(error.said)) return undefined;
      throw error;
    }
  }

  async commit(
    branch: string,
    { parent, message, changes }: HostedCommit,
    onMade: (id: string) => void,
  ): Promise<string> {
    const id = await this.writeCommit(parent, message, changes);
    onMade(id);
    await this.moveBranch(branch, id);
    return id;
  }

  /** Writes a commit that no branch is at yet. @returns its id */
  writeCommit(parent: string, message: string, changes: readonly HostedChange[]): Promise<string> {
    return writeCommit(this.#requests, this.#repository, { parent, message, changes });
  }

  /** Moves a branch forward to a commit; one that is not there yet is made. */
  async moveBranch(branch: string, commit: string): Promise<void> {
    const references = `${this.#repository}/git/refs`;
    const body = { sha: commit, force: false };
    const path = `${references}/heads/${encodePath(branch)}`;
    const moved = await this.#requests.write('PATCH', path, body);
    const isMissing =
      moved.status === 404 ||
      (moved.status === 422 && /reference does not exist/i.test(readReasons(moved)));
    const made = { ref: `refs/heads/${branch}`, sha: commit };
    this.#acceptMove(isMissing ? await this.#requests.write('POST', references, made) : moved);
  }

  #acceptMove(answer: Answer): void {
    if ([403, 409, 422].includes(answer.status)) {
      const said = readReasons(answer);
      if (isProtected.test(said)) this.#requests.refuse('protected', answer);
      if (isMoved.test(said)) this.#requests.refuse('moved', answer);
    }
    this.#requests.accept(answer);
  }

  async requestApproval(
    branch: string,
    base: string,
    { title, body }: { title: string; body: string },
  ): Promise<string> {
    const path = `${this.#repository}/pulls`;
    const opened = await this.#requests.write('POST', path, { title, body, head: branch, base });
    if (opened.status === 422 && /already exists/i.test(readReasons(opened))) {
      const head = `${this.#requests.repository.split('/')[0]}:${branch}`;
      const query = new URLSearchParams({ head, base, state: 'open' });
      const [known] = readList(readJson(await this.#requests.get(`${path}?${query}`)));
      if (known !== undefined) return readText(known, 'html_url');
    }
    return readText(readJson(this.#requests.accept(opened)), 'html_url');
  }

  async listRuns(commit: string): Promise<PublishRun[]> {
    const path = `${this.#repository}/actions/runs?head_sha=${commit}`;
    const answer = readJson(await this.#requests.get(path));
    return readList(answer, 'workflow_runs').map((run) => {
      const name = getIn(run, ['name']);
      return {
        name: typeof name === 'string' ? name : '',
        state: readState(getIn(run, ['status']), getIn(run, ['conclusion'])),
        address: readText(run, 'html_url'),
      };
    });
  }
}

const isProtected =
  /rule violation|protected branch|reference update failed|through a pull request|approving review|required status check/i;

const isMoved = /not a fast forward|reference already exists|reference cannot be updated/i;

function readFiles(entries: readonly unknown[], folder: string): HostedFile[] {
  return entries.flatMap((entry) => {
    if (getIn(entry, ['type']) === 'tree') return [];
    const bytes = getIn(entry, ['size']);
    return {
      path: folder + readText(entry, 'path'),
      mode: readText(entry, 'mode'),
      blob: readText(entry, 'sha'),
      ...(typeof bytes === 'number' ? { bytes } : {}),
    };
  });
}

function readState(status: unknown, conclusion: unknown): PublishRun['state'] {
  if (status === 'in_progress') return 'running';
  if (status !== 'completed') return 'waiting';
  switch (conclusion) {
    case 'success':
    case 'neutral':
      return 'succeeded';
    case 'cancelled':
    case 'skipped':
    case 'stale':
      return 'canceled';
    case 'action_required':
      return 'waiting';
    default:
      return 'failed';
  }
}
