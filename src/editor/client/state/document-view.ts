import type { DocumentAnswer } from '../../protocol/editor-api';
import type { Conflict } from '../../model/merge';

/** What the editor shows of the document. */
export interface DocumentView extends Omit<DocumentAnswer, 'revision'> {
  revision: number;
  status: 'loading' | 'ready' | 'refused' | 'unreachable';
  /** changes that the server does not have yet */
  isSending: boolean;
  /** the server is writing the file */
  isSaving: boolean;
  /** what the file and the editor both changed, until somebody decides */
  conflicts: Conflict[];
  /** the last thing that happened, for everybody to read and hear */
  message: { text: string; count: number };
}

/** Before the server has answered. */
export const emptyView: DocumentView = {
  revision: -1,
  status: 'loading',
  problems: [],
  isChecked: false,
  undo: null,
  redo: null,
  isSaved: true,
  fileHash: '',
  isSending: false,
  isSaving: false,
  conflicts: [],
  message: { text: '', count: 0 },
};

/** Whether there is nothing to draw again. */
export function isSameView(one: DocumentView, other: DocumentView): boolean {
  const names = Object.keys(one) as (keyof DocumentView)[];
  return names.every((name) => Object.is(one[name], other[name]));
}
