import { applyChanges } from '../model/apply-change';
import type { Change, Json } from '../model/change';
import { writeKey } from '../schema/json';

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

function writesSame(one: Edit, other: Edit): boolean {
  const [first, second] = [one.changes[0], other.changes[0]];
  if (one.changes.length !== 1 || other.changes.length !== 1) return false;
  return (
    first?.op === 'set' && second?.op === 'set' && writeKey(first.path) === writeKey(second.path)
  );
}
