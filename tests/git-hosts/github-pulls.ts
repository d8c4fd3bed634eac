import { getIn } from '../../src/utils/json';
import type { BareRepository } from './bare-repository';
import { Refusal } from './github-refusal';

interface PullRequest {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
}

/** The pull requests of the repository. */
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
    const branches = new Set((await repository.listBranches()).map(({ ref }) => ref));
    for (const [field, branch] of Object.entries({ head, base })) {
      if (!branches.has(`refs/heads/${branch}`)) refuse({ field, code: 'invalid' });
    }
    const isOpen = (one: PullRequest) =>
      one.head === head && one.base === base && one.state === 'open';
    if (this.all.some(isOpen)) {
      refuse({ code: 'custom', message: `A pull request already exists for mary:${head}.` });
    }
    if ((await repository.count(`refs/heads/${base}..refs/heads/${head}`)) === 0) {
      refuse({ code: 'custom', message: `No commits between ${base} and ${head}` });
    }
    const number = this.all.length + 1;
    const pull: PullRequest = { number, head, base, title, body, state: 'open' };
    this.all.push(pull);
    return describe(pull);
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
