import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../../../review/base-version';
import { listChangedFiles } from '../../../review/changed-files';
import { refuseGit, quoteGit, readPushFailure, stop } from './explain-git';
import { Git, GitFailure } from './git';
import { makeTree, readBlob, readCommitted, readContent, readFolder, writeBlob } from './git-files';
import { findGitPlace, type GitPlace } from './git-place';
import type { EditedContent } from './merge-content';
import { hasNewProgram, moveFolder } from './move-folder';
import {
  versionNames,
  type ContentTest,
  type PushResult,
  type Repository,
  type RepositorySource,
} from './repository';
import { findDestination, findKnownTip } from './server-branches';

type Folders = Pick<EditedContent, 'folder' | 'drafts'>;

/**
 * The repository that the folder of a site is in, by the git that is installed, with the credentials of
 * the person who started the editor.
 */
export function openGit(folders: Folders, git = new Git(folders.folder)): RepositorySource {
  return {
    open: async () => createGitRepository(await findGitPlace(git), folders),
    explain: (error) => (error instanceof GitFailure ? refuseGit(error) : undefined),
  };
}

function createGitRepository(place: GitPlace, { folder, drafts }: Folders): Repository {
  const { git, prefix, head, address, fetchAddress } = place;
  const createPathTest = (isContent: ContentTest) => (path: string) =>
    path.startsWith(prefix) && isContent(path.slice(prefix.length));
  return {
    address,
    fetchAddress,
    head,
    findDestination: (target, note) => findDestination(place, target, note),
    findKnownTip: (note) => findKnownTip(place, note),
    findMergeBase: (one, other) => git.find(['merge-base', one, other]),
    listFiles: (commit, isContent) => readCommitted(place, commit, isContent),
    readFile: (commit, file) => readContent(place, commit, file),
    readBlob: (file, blob) => readBlob(place, file, blob),
    nameFiles: (files) => readFolder(place, folder, files),
    nameText: (file, text) => writeBlob(place, file, text),
    makeCandidate: (commit, entries) => makeTree(place, drafts, commit, entries),
    async readVersions(before, after, tempFolder) {
      const makeFolder = (name: string) => mkdtempSync(join(tempFolder, name));
      const old = readTree(before, versionNames.before, folder, makeFolder('before'));
      const current = readTree(after, versionNames.after, folder, makeFolder('after'));
      if (!old || !current) throw stop('notTracked');
      const files = listChangedFiles(old.publicFolder, current.publicFolder);
      return { before: old, after: current, files };
    },
    hasNewProgram: (commit, isContent) => hasNewProgram(place, commit, createPathTest(isContent)),
    async push(candidate, { branch, tip }, message, onMade) {
      if (candidate === tip) return { outcome: 'published' };
      const args = ['commit-tree', candidate, '-p', tip, '-F', '-'];
      const commit = (await git.read(args, { input: message })).trim();
      onMade(commit);
      return push(place, branch, commit);
    },
    moveFolder: (commit, isContent) => moveFolder(place, drafts, commit, createPathTest(isContent)),
  };
}

async function push(
  { git, remote }: GitPlace,
  branch: string,
  commit: string,
): Promise<PushResult> {
  const options = ['--porcelain', '--no-verify', '--no-follow-tags', '--no-recurse-submodules'];
  const goal = `${commit}:refs/heads/${branch}`;
  try {
    await git.run(['push', ...options, '--', remote, goal]);
    return { outcome: 'published' };
  } catch (error) {
    const meaning = error instanceof GitFailure ? readPushFailure(error) : undefined;
    if (!(error instanceof GitFailure) || meaning === undefined) throw error;
    if (meaning === 'behind') return { outcome: 'outdated' };
    return { outcome: 'protected', said: quoteGit(error.said) };
  }
}
