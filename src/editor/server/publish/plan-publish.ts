import { createHash } from 'node:crypto';
import type { PublishTarget } from '../../protocol/publish-api';
import type { Side } from '../../model/merge';
import { makeCandidate } from './candidate';
import { describeCandidate, type Described } from './describe-candidate';
import { mergeContent, type EditedContent, type Merge } from './merge-content';
import { hasNewProgram } from './move-folder';
import type { PublishedNote } from './published-note';
import type { Repository } from './repository';
import { findCommonCommit, type Destination } from './server-branches';
import { assertWritable } from './write-merge';

/** What publishing would do. Nothing of it is in the folder yet. */
export interface PublishPlan {
  /** another one whenever something else would be published or come into the folder */
  id: string;
  merge: Merge;
  /** what would be published; undefined when the server has all of it */
  tree: string | undefined;
  /** the folder before and after the merge, with its own program; undefined when nothing comes */
  incoming: { before: string; after: string } | undefined;
  /** the server has another program than the folder */
  hasNewProgram: boolean;
}

/** Takes a path from the folder of the repository. */
export function createPathTest(
  { prefix }: Repository,
  { isContent }: Merge,
): (path: string) => boolean {
  return (path) => path.startsWith(prefix) && isContent(path.slice(prefix.length));
}

/**
 * Merges what others have published with what is here, and makes the version to publish, all beside the
 * folder.
 *
 * @param choices the side that counts at each conflict
 * @throws RefusedRequest, UnresolvedConflicts, GitFailure
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
  const tree = await make(merge, tip);
  const { mine, isContent, changes } = merge;
  const unmerged = { text: mine, changes: new Map<string, string>(), isContent };
  const { head, git } = repository;
  const incoming =
    merge.config || changes.size > 0
      ? { before: await make(unmerged, head), after: await make(merge, head) }
      : undefined;
  const parts = [tip, tree, incoming?.after, [...changes]];
  return {
    id: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    merge,
    tree: tree === (await git.find(['rev-parse', `${tip}^{tree}`])) ? undefined : tree,
    incoming,
    // What waits for approval is not a version of the branch here.
    hasNewProgram:
      target === 'usual' &&
      (await hasNewProgram(repository, tip, createPathTest(repository, merge))),
  };
}

/** A plan in words and pictures, and what would be wrong. */
export interface DescribedPlan {
  outgoing: Described | undefined;
  incoming: Described | undefined;
}

/** Checks what would be published and what the folder would have, and says what changes. */
export async function describePlan(
  content: EditedContent,
  tip: string,
  { tree, incoming }: PublishPlan,
): Promise<DescribedPlan> {
  return {
    outgoing: tree === undefined ? undefined : await describeCandidate(content, tip, tree),
    incoming: incoming && (await describeCandidate(content, incoming.before, incoming.after)),
  };
}
