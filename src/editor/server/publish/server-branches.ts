import type { PublishTarget } from '../../protocol/publish-api';
import { stop, type Repository } from './repository';
import type { PublishedNote } from './published-note';

/** A branch at the server, as it is now. */
export interface Destination {
  /** `main`, or `edit/2026-11-23` for what waits for approval */
  branch: string;
  /** the commit that it is at; of a branch that is not there yet, the one that it begins from */
  tip: string;
}

/** Branches of the editor begin so. */
const reviewPrefix = 'edit/';

/**
 * Finds where something would be published, and fetches what is there.
 *
 * @param note what was published before
 * @throws GitFailure
 */
export async function findDestination(
  repository: Repository,
  target: PublishTarget,
  note: PublishedNote,
): Promise<Destination> {
  const { git, remote, remoteBranch, head } = repository;
  const wanted = [remoteBranch, `${reviewPrefix}*`].map((name) => `refs/heads/${name}`);
  const listed = await git.read(['ls-remote', '--', remote, ...wanted]);
  const branches = new Map(
    listed
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([commit = '', ref = '']) => [ref.replace(/^refs\/heads\//, ''), commit]),
  );
  const usual = branches.get(remoteBranch) ?? head;
  const isWaiting = note.review !== undefined && branches.has(note.review);
  const branch =
    target === 'usual' ? remoteBranch : isWaiting ? String(note.review) : findFree(branches);
  const tip = branches.get(branch) ?? usual;
  await fetchCommit(repository, branches.has(branch) ? branch : remoteBranch, tip);
  return { branch, tip };
}

/** `edit/2026-11-23`, or `edit/2026-11-23-2` */
function findFree(branches: ReadonlyMap<string, string>): string {
  const first = reviewPrefix + new Date().toISOString().slice(0, 10);
  let name = first;
  for (let number = 2; branches.has(name); number += 1) name = `${first}-${number}`;
  return name;
}

async function fetchCommit(
  { git, remote }: Repository,
  branch: string,
  commit: string,
): Promise<void> {
  const has = () => git.find(['cat-file', '-e', `${commit}^{commit}`]);
  if ((await has()) !== undefined) return;
  // Only objects: what git says of the server stays as whoever works here has last seen it.
  const options = ['--refmap=', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await git.read(['fetch', ...options, '--', remote, `refs/heads/${branch}`]);
  if ((await has()) === undefined) throw stop('unrelated');
}

/**
 * The version that the folder and the server both come from: the last one that was published from
 * here, or where their histories part.
 */
export async function findCommonCommit(
  { git, head }: Repository,
  tip: string,
  { commits }: PublishedNote,
): Promise<string> {
  const parted = await git.find(['merge-base', head, tip]);
  if (!parted) throw stop('unrelated');
  const isIn = async (one: string, other: string) =>
    (await git.find(['merge-base', '--is-ancestor', one, other])) !== undefined;
  for (const commit of commits) {
    if ((await isIn(commit, tip)) && (await isIn(parted, commit))) return commit;
  }
  return parted;
}
