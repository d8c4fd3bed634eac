import { stop } from './explain-git';
import type { PublishedNote } from './published-note';
import type { Repository } from './repository';

/**
 * The version that the folder and the server both come from: the last one that was published from
 * here, or where their histories part.
 */
export async function findCommonCommit(
  repository: Repository,
  tip: string,
  { commits }: PublishedNote,
): Promise<string> {
  const parted = await repository.findMergeBase(repository.head, tip);
  if (!parted) throw stop('unrelated');
  const isIn = async (one: string, other: string) =>
    (await repository.findMergeBase(one, other)) === one;
  for (const commit of commits) {
    if ((await isIn(commit, tip)) && (await isIn(parted, commit))) return commit;
  }
  return parted;
}
