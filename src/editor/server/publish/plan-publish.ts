import { createHash } from 'node:crypto';
import type { PublishTarget } from '../../protocol/publish-api';
import type { Side } from '../../model/merge';
import { makeCandidate } from './candidate';
import { countChanges } from './count-changes';
import type { Described } from './describe-candidate';
import { mergeContent, type EditedContent, type Merge } from './merge-content';
import type { PublishedNote } from './published-note';
import type { Destination, Repository } from './repository';
import { assertWritable } from './write-merge';
import { stop } from './explain-git';

/** What publishing would do. Nothing of it is in the folder yet. */
export interface PublishPlan {
  /** another one whenever something else would be published or come into the folder */
  id: string;
  merge: Merge;
  /** what would be published; undefined when the server has all of it */
  candidate: string | undefined;
  /** the folder before and after the merge, with its own program; undefined when nothing comes */
  incoming: { before: string; after: string } | undefined;
  /** the server has another program than the folder */
  hasNewProgram: boolean;
}

/**
 * Merges what others have published with what is here, and makes the version to publish, all beside the
 * folder.
 *
 * @param choices the side that counts at each conflict
 * @throws RefusedRequest, UnresolvedConflicts, and what the source of the repository can explain
 */
export async function planPublish(
  repository: Repository,
  content: EditedContent,
  { tip, target, note }: { tip: Destination['tip']; target: PublishTarget; note: PublishedNote },
  choices: readonly Side[],
): Promise<PublishPlan> {
  const common = await findCommonCommit(repository, tip, note);
  const merge = await mergeContent(repository, content, { common, tip }, choices);
  assertWritable(content.folder, merge);
  const make = (merged: Pick<Merge, 'text' | 'changes' | 'isContent'>, commit: string) =>
    makeCandidate(repository, content, merged, commit);
  const candidate = await make(merge, tip);
  const { mine, isContent, changes } = merge;
  const unmerged = { text: mine, changes: new Map<string, string>(), isContent };
  const { head } = repository;
  const incoming =
    merge.config || changes.size > 0
      ? { before: await make(unmerged, head), after: await make(merge, head) }
      : undefined;
  const parts = [tip, candidate, incoming?.after, [...changes]];
  return {
    id: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    merge,
    candidate: candidate === tip ? undefined : candidate,
    incoming,
    // What waits for approval is not a version of the branch here.
    hasNewProgram: target === 'usual' && (await repository.hasNewProgram(tip, isContent)),
  };
}

/** A plan in words and pictures, and what would be wrong. */
export interface DescribedPlan {
  outgoing: (Described & { count: number }) | undefined;
  incoming: Described | undefined;
}

/** Checks what would be published and what the folder would have, and says what changes. */
export async function describePlan(
  repository: Repository,
  content: EditedContent,
  tip: string,
  { candidate, incoming, merge }: PublishPlan,
): Promise<DescribedPlan> {
  // Most of the time, nothing is published.
  const { describeCandidate } = await import('./describe-candidate');
  return {
    outgoing:
      candidate === undefined
        ? undefined
        : {
            ...(await describeCandidate(repository, content, tip, candidate)),
            count: await countChanges(repository, content, merge, tip),
          },
    incoming:
      incoming && (await describeCandidate(repository, content, incoming.before, incoming.after)),
  };
}

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
