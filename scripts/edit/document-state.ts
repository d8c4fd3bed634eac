import { ChangeError } from '../../src/editor/model/apply-change';
import {
  beginHistory,
  makeStep,
  redoStep,
  undoStep,
  type History,
} from '../../src/editor/model/history';
import { isSame } from '../../src/editor/model/read-value';
import { readText, type ReadText } from '../../src/editor/model/write-config';
import type { DraftEntry, StepEntry } from './draft-log';

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
export function playLog([first, ...rest]: readonly DraftEntry[]): DocumentState | undefined {
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
