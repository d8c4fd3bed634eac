import type { Json } from '../../../utils/json';
import { applyChanges, type Change } from '../../model/apply-change';
import { rebaseChanges } from '../../model/rebase-changes';
import { writeKey } from '../../model/paths';

/** The config after changes; nothing while there is none. */
export function applyTo(config: Json | undefined, changes: readonly Change[]): Json | undefined {
  return config === undefined ? undefined : applyChanges(config, changes).config;
}

/** Changes that belong together and are undone together. */
export interface Edit {
  label: string;
  changes: readonly Change[];
  /** they were typed into the text view */
  isTyped?: boolean;
}

/**
 * Adds an edit to those that wait. While one is on its way, further letters typed into the same
 * setting replace each other, so that the server never falls behind.
 */
export function enqueue(waiting: readonly Edit[], edit: Edit): Edit[] {
  const last = waiting.at(-1);
  const isSame = last && writesSame(last, edit);
  return [...(isSame ? waiting.slice(0, -1) : waiting), edit];
}

/** The changes of edits, one after the other. */
export function listChanges(edits: readonly Edit[]): Change[] {
  return edits.flatMap(({ changes }) => changes);
}

/**
 * Edits that wait, on another config than the one that they were made on. None when one of them touches
 * what is not the same in both: those after it may count on it.
 */
export function rebaseEdits(
  waiting: readonly Edit[],
  before: Json | undefined,
  now: Json | undefined,
): Edit[] {
  if (before === undefined || now === undefined) return [];
  const rebased = rebaseChanges(listChanges(waiting), before, now);
  if (!rebased) return [];
  let end = 0;
  return waiting.map((edit) => {
    const start = end;
    end += edit.changes.length;
    return { ...edit, changes: rebased.slice(start, end) };
  });
}

function writesSame(one: Edit, other: Edit): boolean {
  const [first, second] = [one.changes[0], other.changes[0]];
  if (one.changes.length !== 1 || other.changes.length !== 1) return false;
  return (
    first?.op === 'set' && second?.op === 'set' && writeKey(first.path) === writeKey(second.path)
  );
}
