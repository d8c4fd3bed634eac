import type { KnownRepository } from './api-request';
import type { RunWorkflow } from './github-runs';

/** What a token of the stand-in may do, as chosen when it was made. */
export interface Permissions {
  contents?: 'read' | 'write';
  pull_requests?: 'read' | 'write';
  actions?: 'read' | 'write';
  workflows?: 'write';
  administration?: 'write';
  pages?: 'read' | 'write';
}

/** The person who a token is for. */
export interface Account {
  login: string;
  /** null when it is not given, as for many */
  name: string | null;
  permissions: Permissions;
  /** false: the token does not include the repository, which is private */
  seesRepository: boolean;
  /** whether this person may push, whatever the token may do */
  canPush: boolean;
}

/** The repository that tests begin with, unless the account is to be new. */
export const someRepository: KnownRepository = {
  owner: 'mary',
  name: 'practice',
  isPrivate: true,
  defaultBranch: 'main',
};

/** A repository that is listed only; the one with files is `mary/practice`. */
export interface ListedRepository {
  name: string;
  canPush: boolean;
  isArchived: boolean;
}

export type RateLimit =
  /** no request is left until then, in seconds since 1970 */
  | { kind: 'primary'; reset: number }
  | { kind: 'secondary'; status: 403 | 429; retryAfter?: number };

/** What a test can change about the stand-in while it runs. */
export interface Switches {
  tokens: Map<string, Account>;
  otherRepositories: ListedRepository[];
  /** the name that `mary/practice` has by now */
  renamedTo?: string;
  rateLimit?: RateLimit;
  /** how many requests fail from now on, or after so many others, and with which status */
  failing: { count: number; status: 500 | 502 | 503; after?: number };
  /** how many connections are cut from now on, or after so many requests: before the request is handled, or in the middle of the answer */
  cutting: { count: number; where: 'before' | 'middle'; after?: number };
  /** recursive lists of files have at most as many entries */
  longestTree: number;
  /** lists of one folder have at most as many entries */
  longestFolder: number;
  /** blobs of this size are refused: 40 MiB, as was measured at GitHub, which does not document a limit */
  blobLimit: number;
  /** why changes of a branch are refused, by its name */
  protectedBranches: Map<string, { message: string; status: 403 | 409 | 422 }>;
  /** really runs the workflow of a commit */
  runWorkflow?: RunWorkflow;
  /** how runs end that are not real; each list of them moves them on by one state */
  conclusion: string;
  /** how people have chosen that their first branch is called */
  firstBranch: string;
  /** whether GitHub publishes private repositories of the account */
  hasPaidPlan: boolean;
  /** the records of domains, as GitHub sees them; none of a domain that is missing */
  records: Map<string, 'github' | 'elsewhere' | 'proxied' | 'forbidden'>;
  /** domains that other repositories have */
  takenDomains: Set<string>;
  /** before each answer, in milliseconds */
  latency: number;
  /** bytes per second, in each direction, shared by all requests */
  bandwidth: number;
  /** false: pages may not send `X-GitHub-Api-Version`, as in 2023 */
  allowsVersionHeader: boolean;
}

/** Whether a request is one of those that fail. */
export function takesPart(switched: { count: number; after?: number }): boolean {
  if (switched.count === 0) return false;
  if (switched.after !== undefined && switched.after > 0) {
    switched.after -= 1;
    return false;
  }
  switched.count -= 1;
  return true;
}

export function makeAccount(changes: Partial<Account> = {}): Account {
  return {
    login: 'mary',
    name: 'Mary Lake',
    permissions: { contents: 'write', pull_requests: 'write', actions: 'read' },
    seesRepository: true,
    canPush: true,
    ...changes,
  };
}

export function makeSwitches(token: string): Switches {
  return {
    tokens: new Map([[token, makeAccount()]]),
    otherRepositories: [],
    failing: { count: 0, status: 500 },
    cutting: { count: 0, where: 'before' },
    longestTree: 100_000,
    longestFolder: 100_000,
    blobLimit: 40 * 1024 * 1024,
    protectedBranches: new Map(),
    conclusion: 'success',
    firstBranch: 'main',
    hasPaidPlan: false,
    records: new Map(),
    takenDomains: new Set(),
    latency: 0,
    bandwidth: Number.POSITIVE_INFINITY,
    allowsVersionHeader: true,
  };
}
