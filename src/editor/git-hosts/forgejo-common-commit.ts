import { readList, readText } from './host-answers';
import { listPages, type HostRequests } from './host-requests';

/**
 * Finds the last commit that two have in common, for which Forgejo has no request: a parent of the commits
 * that only one of them has.
 *
 * @param repository where the repository is in the API
 * @param one may be unknown: then the failure is `notFound`
 * @returns undefined when their histories have nothing in common
 */
export async function findCommonCommit(
  requests: HostRequests,
  repository: string,
  one: string,
  other: string,
): Promise<string | undefined> {
  const query = `sha=${one}&not=${other}&stat=false&verification=false&files=false&limit=50`;
  const commits = await listPages(requests, `${repository}/commits?${query}`);
  if (commits.length === 0) return one;
  const own = new Set(commits.map((commit) => readText(commit, 'sha')));
  const parents = commits
    .flatMap((commit) => readList(commit, 'parents'))
    .map((parent) => readText(parent, 'sha'));
  const [first, ...others] = [...new Set(parents)].filter((parent) => !own.has(parent));
  // After merges there are several: the latest contains the others.
  let latest = first;
  for (const parent of others) {
    if (latest === undefined) break;
    // oxlint-disable-next-line no-await-in-loop -- each is compared with the latest so far
    const shared = await findCommonCommit(requests, repository, latest, parent);
    if (shared === latest) latest = parent;
  }
  return latest;
}
