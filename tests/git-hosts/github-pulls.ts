import { getIn } from '../../src/utils/json';
import type { BareRepository } from './bare-repository';
import { Refusal } from './github-refusal';

export interface PullRequest {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
}

/** The pull requests of the repository, which GitLab calls merge requests. */
export class PullRequests {
  readonly all: PullRequest[] = [];

  list(query: URLSearchParams): object[] {
    const head = query.get('head')?.split(':')[1];
    const base = query.get('base');
    const state = query.get('state') ?? 'open';
    return this.all
      .filter((one) => head === undefined || one.head === head)
      .filter((one) => base === null || one.base === base)
      .filter((one) => state === 'all' || one.state === state)
      .map(describe);
  }

  async open(repository: BareRepository, request: unknown): Promise<object> {
    const [head = '', base = '', title = '', body = ''] = ['head', 'base', 'title', 'body'].map(
      (name) => String(getIn(request, [name]) ?? ''),
    );
    const opened = await this.add(repository, { head, base, title, body });
    switch (opened) {
      case 'noHead':
        return refuse({ field: 'head', code: 'invalid' });
      case 'noBase':
        return refuse({ field: 'base', code: 'invalid' });
      case 'exists':
        return refuse({
          code: 'custom',
          message: `A pull request already exists for mary:${head}.`,
        });
      case 'same':
        return refuse({ code: 'custom', message: `No commits between ${base} and ${head}` });
      default:
        return describe(opened);
    }
  }

  /** Opens one, or tells why not. */
  async add(
    repository: BareRepository,
    request: Pick<PullRequest, 'head' | 'base' | 'title' | 'body'>,
  ): Promise<PullRequest | 'noHead' | 'noBase' | 'exists' | 'same'> {
    const { head, base } = request;
    const branches = new Set((await repository.listBranches()).map(({ ref }) => ref));
    if (!branches.has(`refs/heads/${head}`)) return 'noHead';
    if (!branches.has(`refs/heads/${base}`)) return 'noBase';
    if (this.findOpen(head, base)) return 'exists';
    if ((await repository.count(`refs/heads/${base}..refs/heads/${head}`)) === 0) return 'same';
    const pull: PullRequest = { ...request, number: this.all.length + 1, state: 'open' };
    this.all.push(pull);
    return pull;
  }

  findOpen(head: string, base: string): PullRequest | undefined {
    return this.all.find((one) => one.head === head && one.base === base && one.state === 'open');
  }
}

function refuse(error: { code: string; field?: string; message?: string }): never {
  throw new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', ...error }]);
}

function describe({ number, head, base, title, body, state }: PullRequest): object {
  return {
    number,
    title,
    body,
    state,
    html_url: `https://github.test/mary/practice/pull/${number}`,
    head: { ref: head, label: `mary:${head}` },
    base: { ref: base, label: `mary:${base}` },
  };
}
