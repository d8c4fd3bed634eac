import { getIn } from '../../utils/json';
import { HostFailure } from './git-host';
import { isFailure, readJson, readText } from './host-answers';
import type { HostRequests } from './host-requests';

/** A branch, and whether this person may commit onto it. */
export interface FoundBranch {
  commit: string;
  isClosed: boolean;
}

interface BranchPlace {
  /** where the branch is in the API */
  branch: string;
  repository: string;
  /** what the host calls whether this person may push to the branch */
  canPush: string;
  /** what the host calls whether the repository has no commit yet */
  isEmpty: string;
}

/**
 * Finds a branch at GitLab or Forgejo; undefined when there is none.
 *
 * @throws HostFailure `empty` when the repository has no commit yet
 */
export async function findBranch(
  requests: HostRequests,
  { branch, repository, canPush, isEmpty }: BranchPlace,
): Promise<FoundBranch | undefined> {
  try {
    const found = readJson(await requests.get(branch));
    const isClosed = getIn(found, [canPush]) === false;
    return { commit: readText(found, 'commit', 'id'), isClosed };
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
    // The host gives the same answer when it hides the repository.
    if (getIn(readJson(await requests.get(repository)), [isEmpty]) === true) {
      throw new HostFailure('empty', 'The repository has no commit yet.');
    }
    return undefined;
  }
}
