import type { HostKind } from '../protocol/editor-addresses';
import type { PublishRun } from '../protocol/publish-api';

/** A file in a commit, as git names it. */
export interface HostedFile {
  /** from the folder of the repository, with slashes */
  path: string;
  /** `100644`, or what git notes for programs, links and submodules */
  mode: string;
  blob: string;
  /** undefined for submodules */
  bytes?: number;
}

/** A repository as the host describes it to the person who is signed in. */
export interface RepositoryInfo {
  /** stays the same when the repository is renamed */
  id: number;
  /** `mary/practice` */
  name: string;
  /** for people to open in a browser */
  address: string;
  defaultBranch: string;
  isPrivate: boolean;
  canWrite: boolean;
}

/** A file to write in a commit; null removes it. */
export interface HostedChange {
  path: string;
  content: Uint8Array | null;
  /** as in `HostedFile`, of the file that is changed; `100644` when it is missing */
  mode?: string;
  /** the content that the file has in the parent of the commit, as in `HostedFile`; undefined for a new file */
  replaces?: string;
}

/** A commit to write: its files are those of its parent with at least one change. */
export interface HostedCommit {
  parent: string;
  message: string;
  changes: readonly HostedChange[];
}

/**
 * A repository at a host of git repositories, with the rights of the person who is signed in. All methods
 * throw `HostFailure`.
 */
export interface GitHost {
  readonly kind: HostKind;
  /** The account that is signed in. */
  readAccount: () => Promise<{ login: string; name: string }>;
  /** The repositories that the account can write to, the latest change first. */
  listRepositories: () => Promise<RepositoryInfo[]>;
  readRepository: () => Promise<RepositoryInfo>;
  /** The commit of a branch; undefined when there is no such branch. */
  findCommit: (branch: string) => Promise<string | undefined>;
  /** The names of the branches that begin so. */
  listBranches: (prefix: string) => Promise<string[]>;
  /** Every file in a commit. */
  listFiles: (commit: string) => Promise<HostedFile[]>;
  readBlob: (blob: string) => Promise<Uint8Array>;
  /** The last commit that two have in common; undefined when there is none. */
  findCommonCommit: (one: string, other: string) => Promise<string | undefined>;
  /**
   * Commits onto a branch, which must be at the parent of the commit; one that is not there yet begins
   * there. Nothing is forced. Some hosts only find out afterwards that someone else committed in the same
   * instant: then the commit is on top of theirs, and contains no other version of a file that they changed.
   *
   * @param onMade takes the id of a commit that has this parent, on some hosts before it is in the branch
   * @returns the id of the commit
   * @throws HostFailure `moved` when the branch is at another commit, `protected`
   */
  commit: (branch: string, commit: HostedCommit, onMade: (id: string) => void) => Promise<string>;
  /** Asks for approval of a branch; an open request stays. @returns its address */
  requestApproval: (
    branch: string,
    base: string,
    request: { title: string; body: string },
  ) => Promise<string>;
  /** The runs for a commit, the latest first. */
  listRuns: (commit: string) => Promise<PublishRun[]>;
}

/** Why a host refused or failed. */
export type HostFailureReason =
  /** the token is wrong, revoked or expired */
  | 'signIn'
  /** the token lacks a permission */
  | 'forbidden'
  /** there is no such repository, or the token does not include it */
  | 'notFound'
  /** the repository has no commit yet */
  | 'empty'
  /** the branch is at another commit by now */
  | 'moved'
  /** the branch takes changes only by approval */
  | 'protected'
  /** a file is larger than the host takes */
  | 'tooLarge'
  /** there is a repository with this name */
  | 'taken'
  /** the account has no plan for this */
  | 'plan'
  /** too many requests */
  | 'rateLimited'
  /** no answer: no connection, or the host does not let pages ask */
  | 'offline'
  /** the host failed, or answered something that is not known */
  | 'broken';

export class HostFailure extends Error {
  /**
   * @param said how the host explains it
   * @param until of `rateLimited`: when to try again, in milliseconds since 1970
   */
  constructor(
    readonly reason: HostFailureReason,
    readonly said: string,
    readonly until?: number,
  ) {
    super(`${reason}: ${said}`);
  }
}

/** GitHub was measured to refuse 40 MB; larger files than this also make copies of the site slow. */
const usualLimit = 25;

/**
 * @param limit of a file, in megabytes
 * @throws HostFailure `tooLarge`
 */
export function refuseLarge(changes: readonly HostedChange[], limit = usualLimit): void {
  const most = limit * 1024 * 1024;
  const large = changes.find(({ content }) => content !== null && content.length > most);
  if (large) throw new HostFailure('tooLarge', `“${large.path}” is larger than ${limit} MB.`);
}
