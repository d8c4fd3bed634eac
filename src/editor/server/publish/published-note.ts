import { existsSync, readFileSync } from 'node:fs';
import { isObject } from '../../../utils/json';
import { replaceFile } from '../../../io/config-file';

/** So many commits are remembered: one that never reached the server must not be the only one. */
const maxCommits = 4;

/** So many earlier versions of the file are kept, and publications remembered. */
export const maxVersions = 20;

/** What was published from the folder, and when. */
export interface Publication {
  /** `2026-11-22T18:05:07.123Z` */
  time: string;
  /** what the editor wrote about the changes */
  message: string;
}

/** What the editor remembers of what it published. */
export interface PublishedNote {
  /** commits whose content the folder has, or has changed since; the newest first */
  commits: readonly string[];
  /** the branch at the server on which changes wait for approval */
  review?: string;
  /** the newest commit of the branch that is published, as far as the editor knows */
  tip?: string;
  /** the newest first */
  publications?: readonly Publication[];
}

export function readNote(file: string): PublishedNote {
  if (!existsSync(file)) return { commits: [] };
  try {
    const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { commits, review, tip, publications } = isObject(note) ? note : {};
    const known = Array.isArray(commits) ? commits.filter(isCommit) : [];
    const made = Array.isArray(publications) ? publications.filter(isPublication) : [];
    return {
      commits: known,
      ...(typeof review === 'string' && { review }),
      ...(isCommit(tip) && { tip }),
      ...(made.length > 0 && { publications: made }),
    };
  } catch {
    // Without it, only what both sides have changed is asked once more.
    return { commits: [] };
  }
}

/** Remembers a commit whose content the folder has. */
export function noteCommit(file: string, commit: string, review?: string): void {
  const note = readNote(file);
  const kept = [commit, ...note.commits.filter((other) => other !== commit)].slice(0, maxCommits);
  writeNote(file, { ...note, commits: kept, ...(review !== undefined && { review }) });
}

/**
 * Remembers which commit the branch is at that is published.
 *
 * @param message what was published just now, if anything was
 */
export function notePublished(file: string, tip: string, message?: string): void {
  const note = readNote(file);
  if (note.tip === tip && message === undefined) return;
  const made = message === undefined ? [] : [{ time: new Date().toISOString(), message }];
  const publications = [...made, ...(note.publications ?? [])].slice(0, maxVersions);
  writeNote(file, { ...note, tip, publications });
}

function writeNote(file: string, note: PublishedNote): void {
  replaceFile(file, JSON.stringify(note));
}

function isPublication(value: unknown): value is Publication {
  if (!isObject(value)) return false;
  return typeof value['time'] === 'string' && typeof value['message'] === 'string';
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{40,64}$/.test(value);
}

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
