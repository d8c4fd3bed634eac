import { getIn } from '../../src/utils/json';
import type { BareRepository } from './bare-repository';
import type { Operation } from './github-description';
import type { PullRequests } from './github-pulls';
import type { Runs } from './github-runs';
import type { Account, Switches } from './github-switches';

export const owner = 'mary';
export const repositoryName = 'practice';
export const webAddress = `https://github.test/${owner}/${repositoryName}`;

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
  repository: BareRepository;
  switches: Switches;
  pulls: PullRequests;
  runs: Runs;
}

export type Endpoint = (request: ApiRequest, state: State) => Promise<ApiAnswer> | ApiAnswer;

/** A text in the body of a request; empty when there is none. */
export function readField(body: unknown, name: string): string {
  const value = getIn(body, [name]);
  return typeof value === 'string' ? value : '';
}
