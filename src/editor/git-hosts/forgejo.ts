import { getIn } from '../../utils/json';
import type { PublishRun } from '../protocol/publish-api';
import {
  HostFailure,
  refuseLarge,
  type GitHost,
  type HostedCommit,
  type HostedFile,
  type RepositoryInfo,
} from './git-host';
import { findBranch, type FoundBranch } from './find-branch';
import { findCommonCommit } from './forgejo-common-commit';
import {
  describeRepository,
  encodePath,
  isFailure,
  readJson,
  readList,
  readPerson,
  readReasons,
  readText,
} from './host-answers';
import {
  HostRequests,
  listPages,
  type RepositoryOptions,
  type RequestManners,
} from './host-requests';

const manners: RequestManners = {
  accept: 'application/json',
  explainSilence: (isFirst) =>
    isFirst
      ? `The server doesn’t answer the editor. Check your connection, then try again. If your connection works, an administrator of the server has to allow the editor in app.ini, in the section [cors]: ENABLED = true and ALLOW_DOMAIN = ${readOrigin()}.`
      : 'The server can’t be reached. Check your connection, then try again.',
};

/** Where the editor is. */
function readOrigin(): string {
  return typeof location === 'undefined' ? '*' : location.origin;
}

/** Larger files cannot be read: DEFAULT_MAX_BLOB_SIZE, in megabytes. Other people could not merge them. */
const readLimit = 10;

const isMoved = /sha does not match|already exists|does not exist/i;

/** A repository at Forgejo, Gitea or Codeberg, by the API that they share. */
export class Forgejo implements GitHost {
  readonly kind = 'forgejo';
  readonly #requests: HostRequests;
  readonly #api: string;

  constructor(options: RepositoryOptions) {
    this.#requests = new HostRequests(options, manners);
    this.#api = options.api;
  }

  /** where the repository is in the API */
  get #repository(): string {
    return `/repos/${encodePath(this.#requests.repository)}`;
  }

  async readAccount(): Promise<{ login: string; name: string }> {
    return readPerson(await this.#requests.get('/user'), 'login', 'full_name');
  }

  async listRepositories(): Promise<RepositoryInfo[]> {
    const list = await listPages(this.#requests, '/user/repos?limit=50');
    return list.map(describeRepository).filter(({ canWrite }) => canWrite);
  }

  async readRepository(): Promise<RepositoryInfo> {
    return describeRepository(readJson(await this.#requests.get(this.#repository)));
  }

  async findCommit(branch: string): Promise<string | undefined> {
    return (await this.#findBranch(branch))?.commit;
  }

  #findBranch(branch: string): Promise<FoundBranch | undefined> {
    return findBranch(this.#requests, {
      branch: `${this.#repository}/branches/${encodePath(branch)}`,
      repository: this.#repository,
      canPush: 'user_can_push',
      isEmpty: 'empty',
    });
  }

  async listBranches(prefix: string): Promise<string[]> {
    const list = await listPages(this.#requests, `${this.#repository}/branches?limit=50`);
    return list.map((one) => readText(one, 'name')).filter((name) => name.startsWith(prefix));
  }

  async listFiles(commit: string): Promise<HostedFile[]> {
    return (await this.#listEntries(commit, 1))
      .filter((entry) => getIn(entry, ['type']) !== 'tree')
      .map((entry) => {
        const bytes = getIn(entry, ['size']);
        return {
          path: readText(entry, 'path'),
          mode: readText(entry, 'mode'),
          blob: readText(entry, 'sha'),
          // Submodules have none, whatever is said.
          ...(typeof bytes === 'number' && getIn(entry, ['type']) === 'blob' ? { bytes } : {}),
        };
      });
  }

  async #listEntries(commit: string, page: number): Promise<unknown[]> {
    const query = `recursive=true&per_page=1000&page=${page}`;
    const path = `${this.#repository}/git/trees/${commit}?${query}`;
    const answer = await this.#readObject(path);
    const list = readList(answer, 'tree');
    const hasMore = getIn(answer, ['truncated']) === true && list.length > 0;
    return hasMore ? [...list, ...(await this.#listEntries(commit, page + 1))] : list;
  }

  /** Forgejo answers with status 400 if it does not have a commit or a content. */
  async #readObject(path: string): Promise<unknown> {
    try {
      return readJson(await this.#requests.get(path));
    } catch (error) {
      const isMissing = isFailure(error, 'broken') && /not (?:found|exist)/i.test(error.said);
      throw isMissing ? new HostFailure('notFound', error.said) : error;
    }
  }

  async readBlob(blob: string): Promise<Uint8Array> {
    const answer = await this.#readObject(`${this.#repository}/git/blobs/${blob}`);
    const content = getIn(answer, ['content']);
    const size = getIn(answer, ['size']);
    const bytes = Buffer.from(typeof content === 'string' ? content : '', 'base64');
    if (bytes.length === size) return bytes;
    throw new HostFailure('tooLarge', `The server does not hand out a file of ${size} bytes.`);
  }

  findCommonCommit(one: string, other: string): Promise<string | undefined> {
    return findCommonCommit(this.#requests, this.#repository, one, other);
  }

  async commit(
    branch: string,
    { parent, message, changes }: HostedCommit,
    onMade: (id: string) => void,
  ): Promise<string> {
    refuseLarge(changes, readLimit);
    const there = await this.#findBranch(branch);
    if (there && there.commit !== parent) {
      throw new HostFailure('moved', 'The branch is at another commit.');
    }
    if (!there) await this.#makeBranch(branch, parent);
    const files = changes.map(({ path, content, replaces }) => ({
      operation: content === null ? 'delete' : replaces === undefined ? 'create' : 'update',
      path,
      ...(content && { content: Buffer.from(content).toString('base64') }),
      // Forgejo refuses when the file has other content by now.
      ...(replaces !== undefined && { sha: replaces }),
    }));
    const body = { branch, message, files };
    const answer = await this.#requests.write('POST', `${this.#repository}/contents`, body);
    if (answer.status === 403 && there?.isClosed) this.#requests.refuse('protected', answer);
    if ([404, 409, 422].includes(answer.status) && isMoved.test(readReasons(answer))) {
      this.#requests.refuse('moved', answer);
    }
    // If someone else commits at the same moment, Forgejo reports a failure and hides the reason.
    if (answer.status >= 500 && (await this.#hasMoved(branch, parent))) {
      this.#requests.refuse('moved', answer);
    }
    const made = readJson(this.#requests.accept(answer));
    const id = readText(made, 'commit', 'sha');
    if (readText(made, 'commit', 'parents', 0, 'sha') === parent) onMade(id);
    return id;
  }

  /** Whether a branch is at another commit by now; false if that cannot be found out. */
  async #hasMoved(branch: string, parent: string): Promise<boolean> {
    const there = await this.#findBranch(branch).catch(() => undefined);
    return there !== undefined && there.commit !== parent;
  }

  /** A commit onto a new branch would begin at the tip of another one, which can move meanwhile. */
  async #makeBranch(branch: string, commit: string): Promise<void> {
    const body = { new_branch_name: branch, old_ref_name: commit };
    const answer = await this.#requests.write('POST', `${this.#repository}/branches`, body);
    if (answer.status === 409) this.#requests.refuse('moved', answer);
    this.#requests.accept(answer);
  }

  async requestApproval(
    branch: string,
    base: string,
    request: { title: string; body: string },
  ): Promise<string> {
    const path = `${this.#repository}/pulls`;
    const opened = await this.#requests.write('POST', path, { ...request, head: branch, base });
    if (opened.status === 409) {
      const known = (await listPages(this.#requests, `${path}?state=open&limit=50`)).find(
        (one) => getIn(one, ['head', 'ref']) === branch && getIn(one, ['base', 'ref']) === base,
      );
      if (known !== undefined) return readText(known, 'html_url');
    }
    return readText(readJson(this.#requests.accept(opened)), 'html_url');
  }

  /** Its own actions have a path only; other services may have no page. */
  #readLink(link: unknown): string {
    const base = new URL(this.#api).origin;
    const written =
      typeof link === 'string' && URL.canParse(link, base) ? new URL(link, base) : undefined;
    const isPage = written && /^https?:$/.test(written.protocol);
    return isPage ? written.href : `${base}/${this.#requests.repository}`;
  }

  async listRuns(commit: string): Promise<PublishRun[]> {
    const answer = await this.#requests.get(`${this.#repository}/commits/${commit}/status`);
    const statuses = getIn(readJson(answer), ['statuses']);
    return (Array.isArray(statuses) ? statuses : []).map((one: unknown) => ({
      name: readText(one, 'context'),
      state: readState(getIn(one, ['status']), getIn(one, ['description'])),
      address: this.#readLink(getIn(one, ['target_url'])),
    }));
  }
}

/** The state of a commit status. Those of Forgejo's own actions are pending until they end. */
function readState(status: unknown, description: unknown): PublishRun['state'] {
  switch (status) {
    case 'success':
    case 'warning':
      return 'succeeded';
    case 'failure':
    case 'error':
      return description === 'Has been cancelled' ? 'canceled' : 'failed';
    case 'skipped':
      return 'canceled';
    default:
      return description === 'Has started running' ? 'running' : 'waiting';
  }
}
