import type { ConflictsAnswer } from '../protocol/editor-api';

/** The request was made on another revision than the one that is there now. */
export class OutdatedRevision extends Error {}

/** Both sides have changed the same; somebody has to choose. */
export class UnresolvedConflicts extends Error {
  constructor(readonly answer: ConflictsAnswer) {
    super('Someone else changed the same text.');
  }
}
