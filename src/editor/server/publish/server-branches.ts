import type { PublishTarget } from '../../protocol/publish-api';
import { stop } from './explain-git';
import type { GitPlace } from './git-place';
import { chooseReviewBranch, reviewPrefix, type PublishedNote } from './published-note';
import type { Destination } from './repository';

/**
 * Finds where something would be published, and fetches what is there.
 *
 * @param note what was published before
 * @throws GitFailure
 */
export async function findDestination(
  place: GitPlace,
  target: PublishTarget,
  note: PublishedNote,
): Promise<Destination> {
  const { git, remote, remoteBranch, head } = place;
  const wanted = [remoteBranch, `${reviewPrefix}*`].map((name) => `refs/heads/${name}`);
  const listed = await git.read(['ls-remote', '--', remote, ...wanted]);
  const branches = new Map(
    listed
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([commit = '', ref = '']) => [ref.replace(/^refs\/heads\//, ''), commit]),
  );
  const usual = branches.get(remoteBranch) ?? head;
  const branch =
    target === 'usual' ? remoteBranch : chooseReviewBranch(note, branches.keys()).branch;
  const tip = branches.get(branch) ?? usual;
  await fetchCommit(place, branches.has(branch) ? branch : remoteBranch, tip);
  return { branch, tip };
}

/**
 * The newest commit that the branch at the server is known to have: from the last time that the editor
 * published, or that git was used here. The server is not asked.
 */
export async function findKnownTip(
  { git, head, remote, remoteBranch }: GitPlace,
  { tip }: PublishedNote,
): Promise<string> {
  const find = (name: string) => git.find(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  const noted = tip === undefined ? undefined : await find(tip);
  const tracked = await find(`refs/remotes/${remote}/${remoteBranch}`);
  if (noted === undefined || tracked === undefined) return noted ?? tracked ?? head;
  const isOlder = await git.find(['merge-base', '--is-ancestor', noted, tracked]);
  return isOlder === undefined ? noted : tracked;
}

async function fetchCommit(
  { git, remote }: GitPlace,
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
