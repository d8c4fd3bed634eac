import type { DocumentAnswer } from '../protocol/editor-api';
import { ChangeError } from '../model/apply-change';
import { beginHistory, makeStep, redoStep, undoStep, type History } from '../model/undo-history';
import { isSame, type Json } from '../../utils/json';
import { readText, type ReadText } from '../model/write-config';
import type { DraftEntry, StepEntry } from './autosave-log';
import type { EditedFile } from './edited-file';

/** A document with all that was done to it. */
export interface DocumentState {
  history: History;
  /** what the file says, as far as the document knows */
  file: ReadText;
  /** names what the file says */
  hash: string;
}

/** The document of a file that nothing was done to. */
export function openState(text: string, hash: string): DocumentState {
  const file = readText(text);
  return { history: beginHistory(file.config), file, hash };
}

/**
 * The document after something has happened to it.
 *
 * @throws ChangeError when a change cannot be made
 */
export function playEntry(state: DocumentState, entry: StepEntry): DocumentState {
  const { history } = state;
  switch (entry.kind) {
    case 'step':
      return { ...state, history: makeStep(history, entry) };
    case 'undo':
      return { ...state, history: undoStep(history)?.history ?? history };
    case 'redo':
      return { ...state, history: redoStep(history)?.history ?? history };
  }
}

/**
 * The document at the end of a log; undefined for an empty one. What does not follow from what was
 * before ends it.
 */
function playLog([first, ...rest]: readonly DraftEntry[]): DocumentState | undefined {
  if (first?.kind !== 'begin') return undefined;
  const { text, hash, done = [], undone = [] } = first;
  const opened = openState(text, hash);
  let state: DocumentState = { ...opened, history: { ...opened.history, done, undone } };
  try {
    for (const entry of rest) {
      if (entry.kind !== 'begin') state = playEntry(state, entry);
    }
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
  }
  return state;
}

/** Whether the file holds the document as it is. */
export function isStateSaved({ history, file }: DocumentState): boolean {
  return isSame(history.config, file.config);
}

/** What was left unsaved when the editor ended. */
export interface Draft {
  state: DocumentState;
  savedAt: number;
  /** how many steps it has */
  steps: number;
}

/**
 * What a log holds: the document with its steps, if the file says what these began with or ended with
 * (a process was killed after it wrote the file, and before it wrote that down); or else, what is not
 * in the file.
 *
 * @param now what the file says
 */
export function readLog(
  entries: readonly DraftEntry[],
  now: EditedFile,
): { state?: DocumentState; draft?: Draft } {
  const state = playLog(entries);
  if (!state) return {};
  const isWritten = now.isJson && isSame(state.history.config, JSON.parse(now.text) as Json);
  if (state.hash === now.hash || isWritten) return { state };
  if (isStateSaved(state)) return {};
  const times = entries.flatMap((entry) => (entry.kind === 'step' ? entry.time : []));
  return { draft: { state, savedAt: Math.max(0, ...times), steps: times.length } };
}

/** A draft that waits until somebody decides, as the browser hears of it. */
export function describeDraft(pending: Draft | undefined): Pick<DocumentAnswer, 'draft'> {
  if (!pending) return {};
  const savedAt = new Date(pending.savedAt).toISOString();
  return { draft: { savedAt, changes: pending.steps } };
}
