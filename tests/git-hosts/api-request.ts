import { getIn } from '../../src/utils/json';
import type { BareRepository } from './bare-repository';
import type { Operation } from './github-description';
import type { PullRequests } from './github-pulls';
import type { Runs } from './github-runs';
import type { Account, Permissions, Switches } from './github-switches';

/** A repository as GitHub knows it, with its website. */
export interface KnownRepository {
  owner: string;
  name: string;
  isPrivate: boolean;
  defaultBranch: string;
  /** how GitHub Pages makes the website; undefined while it is off */
  pages?: 'legacy' | 'workflow';
  domain?: string;
  isHttpsEnforced?: boolean;
  /** GitHub has paused the workflow */
  isPaused?: boolean;
  /** how often the certificate was looked at since the records were right */
  looks?: number;
  /** GitHub has looked at the records of the domain */
  isLookedUp?: boolean;
}

/** For people, in a browser. */
export const webAddress = 'https://github.test/mary/practice';

/** A request that was understood. */
export interface ApiRequest {
  operation: Operation;
  query: URLSearchParams;
  accept: string;
  body: unknown;
  account: Account;
}

/** What is answered: JSON, or the bytes of a file. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** Everything the endpoints are about. */
export interface State {
  /** undefined while the account has no repository */
  known: KnownRepository | undefined;
  repository: BareRepository;
  switches: Switches;
  pulls: PullRequests;
  runs: Runs;
}

export interface DescribedEndpoint {
  /** the permission that a token must have */
  needs?: [keyof Permissions, 'read' | 'write'];
  answer: (request: ApiRequest, state: State) => Promise<ApiAnswer> | ApiAnswer;
}

/** Runs the workflow of a commit, as GitHub does when a branch moves to it or a person starts it. */
export function beginRun(
  { runs, switches: { runWorkflow } }: Pick<State, 'runs' | 'switches'>,
  commit: string,
  event: 'push' | 'workflow_dispatch',
): void {
  runs.begin(commit, runWorkflow && (() => runWorkflow(commit, event)));
}

/** A text in the body of a request; empty when there is none. */
export function readField(body: unknown, name: string): string {
  const value = getIn(body, [name]);
  return typeof value === 'string' ? value : '';
}
