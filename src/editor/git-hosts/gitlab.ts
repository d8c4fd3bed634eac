import { getIn } from '../../utils/json';
import type { PublishRun } from '../protocol/publish-api';
import {
  HostFailure,
  type GitHost,
  type HostedCommit,
  type HostedFile,
  type RepositoryInfo,
} from './git-host';
import { findBranch, type FoundBranch } from './find-branch';
import { commitToGitLab } from './gitlab-commit';
import { listGitLabFiles } from './gitlab-files';
import { isFailure, readJson, readList, readNumber, readPerson, readText } from './host-answers';
import {
  HostRequests,
  listPages,
  type RepositoryOptions,
  type RequestManners,
} from './host-requests';

const manners: RequestManners = {
  accept: 'application/json',
  explainSilence: () => 'GitLab can’t be reached. Check your connection, then try again.',
};

/** The access level of developers, who may push: https://docs.gitlab.com/api/access_requests/ */
const developer = 30;

/** A repository at GitLab, by its REST API and, for the sizes of files, GraphQL. */
export class GitLab implements GitHost {
  readonly kind = 'gitlab';
  readonly #requests: HostRequests;
  /** in bytes, by the name of the content */
  readonly #sizes = new Map<string, number>();

  constructor(options: RepositoryOptions) {
    this.#requests = new HostRequests(options, manners);
  }

  /** where the project is in the API */
  get #project(): string {
    return `/projects/${encodeURIComponent(this.#requests.repository)}`;
  }

  async readAccount(): Promise<{ login: string; name: string }> {
    return readPerson(await this.#requests.get('/user'), 'username', 'name');
  }

  async listRepositories(): Promise<RepositoryInfo[]> {
    const query = `membership=true&min_access_level=${developer}&archived=false&order_by=last_activity_at&per_page=100`;
    const list = await listPages(this.#requests, `/projects?${query}`);
    return list.map((project) => describeProject(project, developer));
  }

  async readRepository(): Promise<RepositoryInfo> {
    const project = readJson(await this.#requests.get(this.#project));
    const levels = ['project_access', 'group_access']
      .map((name) => getIn(project, ['permissions', name, 'access_level']))
      .filter((level) => typeof level === 'number');
    const level = levels.length > 0 ? Math.max(...levels) : await this.#readAccessLevel();
    return describeProject(project, level);
  }

  /** Groups that were invited to the project count here only. */
  async #readAccessLevel(): Promise<number> {
    try {
      const id = getIn(readJson(await this.#requests.get('/user')), ['id']);
      const member = readJson(await this.#requests.get(`${this.#project}/members/all/${id}`));
      const level = getIn(member, ['access_level']);
      return typeof level === 'number' ? level : 0;
    } catch (error) {
      if (isFailure(error, 'notFound')) return 0;
      throw error;
    }
  }

  async findCommit(branch: string): Promise<string | undefined> {
    return (await this.#findBranch(branch))?.commit;
  }

  #findBranch(branch: string): Promise<FoundBranch | undefined> {
    return findBranch(this.#requests, {
      branch: `${this.#project}/repository/branches/${encodeURIComponent(branch)}`,
      repository: this.#project,
      canPush: 'can_push',
      isEmpty: 'empty_repo',
    });
  }

  async listBranches(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ search: `^${prefix}`, per_page: '100' });
    const path = `${this.#project}/repository/branches?${query}`;
    const names = (await listPages(this.#requests, path)).map((one) => readText(one, 'name'));
    return names.filter((name) => name.startsWith(prefix));
  }

  listFiles(commit: string): Promise<HostedFile[]> {
    const name = this.#requests.repository;
    const project = { path: this.#project, name, sizes: this.#sizes };
    return listGitLabFiles(this.#requests, project, commit);
  }

  async readBlob(blob: string): Promise<Uint8Array> {
    const path = `${this.#project}/repository/blobs/${blob}/raw`;
    return (await this.#requests.get(path, { accept: '*/*' })).bytes;
  }

  async findCommonCommit(one: string, other: string): Promise<string | undefined> {
    const query = `refs[]=${encodeURIComponent(one)}&refs[]=${encodeURIComponent(other)}`;
    try {
      const path = `${this.#project}/repository/merge_base?${query}`;
      return readText(readJson(await this.#requests.get(path)), 'id');
    } catch (error) {
      if (isFailure(error, 'notFound') && /merge base/i.test(error.said)) return undefined;
      if (isFailure(error, 'broken') && /could not find ref/i.test(error.said)) {
        throw new HostFailure('notFound', error.said);
      }
      throw error;
    }
  }

  async commit(
    branch: string,
    commit: HostedCommit,
    onMade: (id: string) => void,
  ): Promise<string> {
    const there = await this.#findBranch(branch);
    return commitToGitLab(this.#requests, {
      project: this.#project,
      host: this,
      branch,
      there,
      commit,
      onMade,
    });
  }

  async requestApproval(
    branch: string,
    base: string,
    { title, body }: { title: string; body: string },
  ): Promise<string> {
    const path = `${this.#project}/merge_requests`;
    const ends = { source_branch: branch, target_branch: base };
    const wanted = { ...ends, title, description: body };
    const opened = await this.#requests.write('POST', path, wanted);
    if (opened.status === 409) {
      const query = new URLSearchParams({ state: 'opened', ...ends });
      const [known] = readList(readJson(await this.#requests.get(`${path}?${query}`)));
      if (known !== undefined) return readText(known, 'web_url');
    }
    return readText(readJson(this.#requests.accept(opened)), 'web_url');
  }

  async listRuns(commit: string): Promise<PublishRun[]> {
    const answer = await this.#requests.get(`${this.#project}/pipelines?sha=${commit}`);
    return readList(readJson(answer)).map((pipeline) => {
      const name = getIn(pipeline, ['name']);
      return {
        name: typeof name === 'string' ? name : '',
        state: readState(getIn(pipeline, ['status'])),
        address: readText(pipeline, 'web_url'),
      };
    });
  }
}

function describeProject(value: unknown, level: number): RepositoryInfo {
  const branch = getIn(value, ['default_branch']);
  return {
    id: readNumber(value, 'id'),
    name: readText(value, 'path_with_namespace'),
    address: readText(value, 'web_url'),
    // A project without any commit has none.
    defaultBranch: typeof branch === 'string' ? branch : 'main',
    isPrivate: getIn(value, ['visibility']) !== 'public',
    canWrite: level >= developer && getIn(value, ['archived']) !== true,
  };
}

/** https://docs.gitlab.com/api/pipelines/ */
function readState(status: unknown): PublishRun['state'] {
  switch (status) {
    case 'running':
      return 'running';
    case 'success':
      return 'succeeded';
    case 'failed':
      return 'failed';
    case 'canceling':
    case 'canceled':
    case 'skipped':
      return 'canceled';
    default:
      return 'waiting';
  }
}
