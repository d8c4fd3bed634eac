import type { PublishedNote } from './published-note';

/** Branches of the editor begin so. */
export const reviewPrefix = 'edit/';

/**
 * The branch for changes that wait for approval: the one that waits already, or a new one, such as
 * `edit/2026-11-23` or `edit/2026-11-23-2`.
 *
 * @param branches at the server
 */
export function chooseReviewBranch(
  { review }: PublishedNote,
  branches: Iterable<string>,
): { branch: string; isThere: boolean } {
  const there = new Set(branches);
  if (review !== undefined && there.has(review)) return { branch: review, isThere: true };
  const first = reviewPrefix + new Date().toISOString().slice(0, 10);
  let branch = first;
  for (let number = 2; there.has(branch); number += 1) branch = `${first}-${number}`;
  return { branch, isThere: false };
}
