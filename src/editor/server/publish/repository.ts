import { createHash } from 'node:crypto';
import type { BaseFiles } from '../../../review/base-version';
import type { FileChange } from '../../../review/changed-files';
import type { ApprovalRequest, PublishAnswer, PublishTarget } from '../../protocol/publish-api';
import { RefusedRequest } from '../read-body';
import type { PublishedNote } from './published-note';

/** A file as git knows it: by its content. */
export interface GitFile {
  mode: string;
  blob: string;
}

/** Files by their paths from the folder of the site, with slashes. */
export type GitFiles = ReadonlyMap<string, GitFile>;

/** Of files that are neither programs nor links. */
export const plainFile = '100644';

/** Of files that a candidate removes. */
export const removedFile = '0';

/** Takes a path from the folder of the site, with slashes. */
export type ContentTest = (file: string) => boolean;

/** A branch at the server, and its current commit. */
export interface Destination {
  /** `main`, or `edit/2026-11-23` for changes that wait for approval */
  branch: string;
  /** the commit that it is at; of a branch that is not there yet, the one that it begins from */
  tip: string;
}

/** The server has the commit, or the reason why it refused it. */
export type PushResult =
  | ({ outcome: 'published'; commit?: string } & ApprovalRequest)
  | Extract<PublishAnswer, { outcome: 'outdated' | 'protected' }>;

/** Two versions, to be compared. */
export interface ComparedVersions {
  before: BaseFiles;
  after: BaseFiles;
  /** how those of public/ differ */
  files: readonly FileChange[];
}

/** Names of versions in reports. */
export const versionNames = { before: 'the server', after: 'your version' };

/**
 * Where a site is published to. Its versions are commits, and candidates that nobody else can see yet;
 * both are known by their ids. All methods throw what the source of the repository can explain.
 */
export interface Repository {
  /** for people to read */
  readonly address: string;
  /** where the versions of others come from, if that is elsewhere */
  readonly fetchAddress?: string | undefined;
  /** the commit that the folder is at */
  readonly head: string;
  /** Finds the branch to publish to, with its current commit at the server. @param note of earlier commits */
  findDestination: (target: PublishTarget, note: PublishedNote) => Promise<Destination>;
  /**
   * The newest commit of the branch that is published, as far as the editor can know without a request for
   * which a person may have to sign in.
   */
  findKnownTip: (note: PublishedNote) => Promise<string>;
  /** The last commit that two have in common; undefined when there is none, or one is not known. */
  findMergeBase: (one: string, other: string) => Promise<string | undefined>;
  /** The content that a commit has, without links. */
  listFiles: (commit: string, isContent: ContentTest) => Promise<GitFiles>;
  /** The content of a file in a commit, as the folder would have it. */
  readFile: (commit: string, file: string) => Promise<Buffer>;
  /** The content that has this id, as the folder would have it. */
  readBlob: (file: string, blob: string) => Promise<Buffer>;
  /** Names the content of files in the folder; those that are not there, and links, are left out. */
  nameFiles: (files: Iterable<string>) => Promise<GitFiles>;
  /** Names a text as the content of a file, and keeps it. @returns the id of the blob */
  nameText: (file: string, text: string) => Promise<string>;
  /**
   * Makes a version with these files on top of a commit.
   *
   * @param entries the content has been named before; `removedFile` for those that the commit has and
   *   the version does not
   * @returns its id: the one of the commit when nothing changes
   */
  makeCandidate: (commit: string, entries: GitFiles) => Promise<string>;
  /** Reads two versions. @param tempFolder an empty folder, which receives their files */
  readVersions: (before: string, after: string, tempFolder: string) => Promise<ComparedVersions>;
  /** Whether a later commit has another program than the folder: anything but content. */
  hasNewProgram: (commit: string, isContent: ContentTest) => Promise<boolean>;
  /**
   * Commits a candidate onto a branch at the server. When the candidate is the tip, the branch has it already.
   *
   * @param onMade takes the id of the commit as soon as it is known, even if the server then refuses it
   */
  push: (
    candidate: string,
    destination: Destination,
    message: string,
    onMade: (commit: string) => void,
  ) => Promise<PushResult>;
  /**
   * Moves the folder to a commit whose content it already has.
   *
   * @returns whether the folder is at the commit now
   */
  moveFolder: (commit: string, isContent: ContentTest) => Promise<boolean>;
}

/** A repository that is looked up again for each request: it can change in between. */
export interface RepositorySource {
  /** @throws RefusedRequest with the reason why nothing can be published from here */
  open: () => Promise<Repository>;
  /** Explains in plain words why a method failed; undefined for errors of other origin. */
  explain: (error: unknown) => RefusedRequest | undefined;
}

/** Stands for the repository of a site that has none yet. */
export function openNothing(): RepositorySource {
  return {
    open: () =>
      Promise.reject(
        new RefusedRequest(422, 'This website isn’t online yet. Put it online first.'),
      ),
    explain: () => undefined,
  };
}

/** The name that git gives to content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function nameBlob(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
