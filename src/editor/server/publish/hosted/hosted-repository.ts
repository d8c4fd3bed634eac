import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CommandError } from '../../../../io/command-error';
import {
  HostFailure,
  type GitHost,
  type HostedChange,
  type HostedCommit,
} from '../../../git-hosts/git-host';
import { removeInside, writeInside } from '../../write-inside';
import { isPublic } from '../merge-content';
import { chooseReviewBranch, reviewPrefix } from '../published-note';
import {
  plainFile,
  removedFile,
  versionNames,
  nameBlob,
  type ContentTest,
  type Destination,
  type GitFile,
  type GitFiles,
  type PushResult,
  type Repository,
  type RepositorySource,
} from '../repository';
import { readFolderBase, writeFolderBase } from '../../folder-notes';
import { explainHost, explainNoRequest, stopHosted } from './explain-host';
import { HostedFiles, type HostedFolder } from './hosted-files';
import { writeVersions } from './write-versions';

/** A version that the host does not have yet. */
interface Candidate {
  files: GitFiles;
  /** that differ from the commit below it */
  changes: GitFiles;
}

interface Parts {
  host: GitHost;
  files: HostedFiles;
  site: HostedSite;
  /** the commit that the folder was loaded from */
  head: string;
  address: string;
}

/** A site whose folder was loaded from a host, which is noted in `base.json` of the drafts. */
export interface HostedSite extends HostedFolder {
  /** where the editor keeps what it needs */
  drafts: string;
  /** that the site is published to */
  branch: string;
}

/** A repository at a host, by its API and without git. */
export function openHosted(host: GitHost, site: HostedSite): RepositorySource {
  const files = new HostedFiles(host, site);
  let address: string | undefined;
  return {
    async open() {
      const head = readFolderBase(site.drafts);
      if (head === undefined) throw stopHosted('notLoaded');
      if (address === undefined) {
        const described = await host.readRepository();
        if (!described.canWrite) throw stopHosted('readOnly');
        ({ address } = described);
      }
      return createHostedRepository({ host, files, site, head, address });
    },
    explain: (error) => (error instanceof HostFailure ? explainHost(error, host.kind) : undefined),
  };
}

function createHostedRepository({ host, files, site, head, address }: Parts): Repository {
  const texts = new Map<string, Buffer>();
  const candidates = new Map<string, Candidate>();
  const read = (file: string, blob: string): Promise<Buffer> => {
    const text = texts.get(blob);
    return text ? Promise.resolve(text) : files.read(file, blob);
  };
  const copy = (file: string, blob: string, folder: string) => files.copy(file, blob, folder);
  return {
    address,
    head,
    findKnownTip: async () => (await host.findCommit(site.branch)) ?? head,
    async findDestination(target, note): Promise<Destination> {
      const usual = (await host.findCommit(site.branch)) ?? head;
      if (target === 'usual') return { branch: site.branch, tip: usual };
      const there = await host.listBranches(reviewPrefix);
      const { branch, isThere } = chooseReviewBranch(note, there);
      const waiting = isThere ? await host.findCommit(branch) : undefined;
      return { branch, tip: waiting ?? usual };
    },
    async findMergeBase(one, other) {
      if (one === other) return one;
      try {
        return await host.findCommonCommit(one, other);
      } catch (error) {
        // A commit that no branch has got.
        if (error instanceof HostFailure && error.reason === 'notFound') return undefined;
        throw error;
      }
    },
    async listFiles(commit, isContent) {
      return new Map([...(await files.list(commit))].filter(([file]) => isContent(file)));
    },
    async readFile(commit, file) {
      const found = (await files.list(commit)).get(file);
      if (!found) throw stopHosted('notASite');
      return read(file, found.blob);
    },
    readBlob: read,
    nameFiles(wanted) {
      const named = [...new Set(wanted)].flatMap((file): [string, GitFile][] => {
        const blob = files.name(file);
        return blob === undefined ? [] : [[file, { mode: plainFile, blob }]];
      });
      return Promise.resolve(new Map(named));
    },
    nameText(_file, text) {
      const bytes = Buffer.from(text);
      const blob = nameBlob(bytes);
      texts.set(blob, bytes);
      return Promise.resolve(blob);
    },
    async makeCandidate(commit, entries) {
      const there = await files.list(commit);
      const changes = [...entries].filter(([file, { mode, blob }]) => {
        const old = there.get(file);
        return mode === removedFile ? old : old?.blob !== blob || old.mode !== mode;
      });
      if (changes.length === 0) return commit;
      const result = new Map([...there, ...changes]);
      for (const [file, { mode }] of changes) if (mode === removedFile) result.delete(file);
      const id = createHash('sha1')
        .update(JSON.stringify([commit, changes]))
        .digest('hex');
      candidates.set(id, { files: result, changes: new Map(changes) });
      return id;
    },
    async readVersions(before, after, tempFolder) {
      const list = async (version: string, key: keyof typeof versionNames) => ({
        name: versionNames[key],
        files: candidates.get(version)?.files ?? (await files.list(version)),
        folder: join(tempFolder, key),
      });
      const versions = [await list(before, 'before'), await list(after, 'after')] as const;
      return writeVersions(versions, { read, copy });
    },
    hasNewProgram: () => Promise.resolve(false),
    async push(candidate, { branch, tip }, message, onMade) {
      const changes: HostedChange[] = [];
      const there = await files.list(tip);
      for (const [file, { mode, blob }] of candidates.get(candidate)?.changes ?? []) {
        const content = mode === removedFile ? null : await read(file, blob);
        const replaces = there.get(file)?.blob;
        const about = { path: site.prefix + file, content, ...(content && { mode }) };
        changes.push({ ...about, ...(replaces !== undefined && { replaces }) });
      }
      const isWhole = async (commit: string) =>
        isSame(await files.list(commit), candidates.get(candidate)?.files);
      const commit = { parent: tip, message, changes };
      const pushed = await push(host, { branch, commit, isWhole, onMade });
      if (pushed.outcome !== 'published') return pushed;
      return branch === site.branch ? pushed : askForApproval(host, site.branch, branch, message);
    },
    async moveFolder(commit, isContent) {
      const isMoved = await takeOthers({ files, site, head, isContent }, commit);
      if (isMoved) writeFolderBase(site.drafts, commit);
      return isMoved;
    },
  };
}

interface PushedCommit {
  branch: string;
  /** without changes when the branch has them already */
  commit: HostedCommit;
  /** whether a commit has all files of the version */
  isWhole: (commit: string) => Promise<boolean>;
  onMade: (id: string) => void;
}

async function push(
  host: GitHost,
  { branch, commit, isWhole, onMade }: PushedCommit,
): Promise<PushResult> {
  if (commit.changes.length === 0) return { outcome: 'published', commit: commit.parent };
  try {
    return { outcome: 'published', commit: await host.commit(branch, commit, onMade) };
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    const { reason, said } = error;
    if (reason === 'protected') return { outcome: 'protected', said };
    // The answer can be lost when the commit has been made.
    const found = await host.findCommit(branch).catch(() => undefined);
    if (found !== undefined && found !== commit.parent && (await isWhole(found))) {
      onMade(found);
      return { outcome: 'published', commit: found };
    }
    if (reason === 'moved') return { outcome: 'outdated' };
    throw error;
  }
}

function isSame(files: GitFiles, others: GitFiles | undefined): boolean {
  if (files.size !== others?.size) return false;
  return [...files].every(([file, { mode, blob }]) => {
    const other = others.get(file);
    return other?.mode === mode && other.blob === blob;
  });
}

async function askForApproval(
  host: GitHost,
  usual: string,
  branch: string,
  message: string,
): Promise<PushResult> {
  const [title = '', ...lines] = message.trim().split('\n');
  const body = lines.join('\n').trim();
  try {
    const request = await host.requestApproval(branch, usual, { title, body });
    return { outcome: 'published', request };
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return { outcome: 'published', notRequested: explainNoRequest(error, host.kind) };
  }
}

/**
 * Takes over what others have changed in public/ that is not content: the site needs these files, but
 * the editor never changes them.
 *
 * @returns false when one of them has no place in the folder
 */
async function takeOthers(
  {
    files,
    site: { folder },
    head,
    isContent,
  }: Pick<Parts, 'files' | 'site' | 'head'> & { isContent: ContentTest },
  commit: string,
): Promise<boolean> {
  const [before, now] = [await files.list(head), await files.list(commit)];
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => isPublic(file) && !isContent(file) && before.get(file)?.blob !== now.get(file)?.blob,
  );
  try {
    for (const file of changed) {
      const blob = now.get(file)?.blob;
      if (blob === undefined) removeInside(folder, file);
      else writeInside(folder, file, await files.read(file, blob));
    }
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
