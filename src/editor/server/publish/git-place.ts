import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configName } from '../../../io/project-folder';
import { hideSecrets, stop } from './explain-git';
import type { Git } from './git';

/** Where a site is published to by git from a folder. */
export interface GitPlace {
  /** asks in the uppermost folder of the repository */
  git: Git;
  /** of the site in the repository, with a slash at its end; empty for the uppermost */
  prefix: string;
  /** the commit that the folder is at */
  head: string;
  /** the branch that is checked out here, and what it is called at the server */
  branch: string;
  remoteBranch: string;
  remote: string;
  /** where it is published to, for people to read */
  address: string;
  /** where the versions of others come from, if that is elsewhere */
  fetchAddress?: string;
}

/** Files that git keeps while something is not finished. */
const marks = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
  'rebase-merge',
  'rebase-apply',
];

/**
 * Finds the repository that a folder is in, and the server and branch that it belongs to.
 *
 * @param git in the folder of the site
 * @throws RefusedRequest with the reason why nothing can be published from here, GitFailure
 */
export async function findGitPlace(git: Git): Promise<GitPlace> {
  const [top = '', prefix = ''] = (
    await git.read(['rev-parse', '--show-toplevel', '--show-prefix'])
  ).split('\n');
  const root = git.in(top);
  const folder = await root.find(['rev-parse', '--absolute-git-dir']);
  if (marks.some((mark) => existsSync(join(folder ?? '', mark)))) throw stop('inProgress');
  const head = await root.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === undefined) throw stop('noCommit');
  const branch = await root.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (branch === undefined) throw stop('detached');
  const config = await root.find(['ls-tree', head, '--', prefix + configName]);
  if (!config) throw stop('notTracked');
  const { remote, remoteBranch } = await findRemote(root, branch);
  const addresses = await readAddresses(root, remote);
  return { git: root, prefix, head, branch, remote, remoteBranch, ...addresses };
}

/** A server can have other addresses to push to than to fetch from, also several. */
async function readAddresses(
  git: Git,
  remote: string,
): Promise<Pick<GitPlace, 'address' | 'fetchAddress'>> {
  const read = async (...options: string[]) => {
    const listed = await git.find(['remote', 'get-url', ...options, '--', remote]);
    return hideSecrets(listed ?? remote)
      .split('\n')
      .join(', ');
  };
  const [address, fetchAddress] = [await read('--push', '--all'), await read()];
  return { address, ...(fetchAddress !== address && { fetchAddress }) };
}

/** Where the branch comes from; without that, the usual server. */
async function findRemote(
  git: Git,
  branch: string,
): Promise<Pick<GitPlace, 'remote' | 'remoteBranch'>> {
  const format = '--format=%(upstream:remotename)\t%(upstream:remoteref)';
  const upstream = (await git.find(['for-each-ref', format, `refs/heads/${branch}`])) ?? '';
  const [tracked = '', ref = ''] = upstream.split('\t');
  const remotes = ((await git.find(['remote'])) ?? '').split('\n').filter(Boolean);
  if (remotes.includes(tracked)) {
    return { remote: tracked, remoteBranch: ref.replace(/^refs\/heads\//, '') };
  }
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (remote === undefined) throw stop('noRemote');
  return { remote, remoteBranch: branch };
}
