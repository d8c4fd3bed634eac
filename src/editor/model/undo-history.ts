import type { Json } from '../../utils/json';
import { applyChanges, type Change } from './apply-change';

/** Changes that belong together. */
export interface MadeStep {
  /** what they do, in words */
  label: string;
  changes: readonly Change[];
  /** when they were made, in milliseconds */
  time: number;
  /** they were typed into the text of the whole config */
  isTyped?: boolean;
}

/** What one undoing takes back. */
export interface Step extends MadeStep {
  inverses: readonly Change[];
}

/** A config with the way that led to it. */
export interface History {
  config: Json;
  /** what can be undone, the last step last */
  done: readonly Step[];
  /** what can be redone, the next step last */
  undone: readonly Step[];
}

/** What was changed by undoing or redoing. */
export interface Moved {
  history: History;
  label: string;
  changes: readonly Change[];
}

/** So many steps can be undone. */
const maxSteps = 500;

/** The time of a step that nothing is joined to. */
const longAgo = 0;

/** Keystrokes in one setting that follow each other within this time, in milliseconds, are one step. */
const typingPause = 800;

export function beginHistory(config: Json): History {
  return { config, done: [], undone: [] };
}

/**
 * Makes a step; what was undone before can no longer be redone.
 *
 * @throws ChangeError when one of the changes cannot be made
 */
export function makeStep(history: History, made: MadeStep): History {
  const { changes } = made;
  if (changes.length === 0) return history;
  const { config, inverses } = applyChanges(history.config, changes);
  const last = history.undone.length === 0 ? history.done.at(-1) : undefined;
  const joined = last && joinTyping(last, { ...made, inverses });
  if (joined) return { ...history, config, done: [...history.done.slice(0, -1), joined] };
  const done = [...history.done, { ...made, inverses }].slice(-maxSteps);
  return { config, done, undone: [] };
}

/** Takes the last step back; undefined when there is none. */
export function undoStep(history: History): Moved | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  const { config } = applyChanges(history.config, step.inverses);
  return {
    history: { config, done: history.done.slice(0, -1), undone: [...history.undone, step] },
    label: step.label,
    changes: step.inverses,
  };
}

/** Makes the step again that was last taken back; undefined when there is none. */
export function redoStep(history: History): Moved | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  const { config } = applyChanges(history.config, step.changes);
  return {
    history: {
      config,
      done: [...history.done, { ...step, time: longAgo }],
      undone: history.undone.slice(0, -1),
    },
    label: step.label,
    changes: step.changes,
  };
}

/** What comes next is a step of its own: the state as it is now can be gone back to. */
export function closeStep(history: History): History {
  const last = history.done.at(-1);
  if (!last) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, time: longAgo }] };
}

/** The step with changes that go on with what it does: typing in one setting, or in the text. */
function joinTyping(
  step: Step,
  { label, changes, inverses, time, isTyped }: Step,
): Step | undefined {
  if (label !== step.label || time - step.time > typingPause) return undefined;
  const [before, ...others] = step.changes;
  const [change, ...more] = changes;
  const isSameSetting =
    others.length + more.length === 0 &&
    change?.op === 'set' &&
    before?.op === 'set' &&
    change.path.length === before.path.length &&
    change.path.every((key, index) => key === before.path[index]);
  if (isSameSetting) return { ...step, changes: [{ ...before, value: change.value }], time };
  if (!isTyped || !step.isTyped) return undefined;
  return {
    ...step,
    changes: [...step.changes, ...changes],
    inverses: [...inverses, ...step.inverses],
    time,
  };
}
