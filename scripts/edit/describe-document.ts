import type { CheckResult } from '../../src/config/check-config';
import type { LazyText } from '../../src/config/json/lazy-text';
import type { StateAnswer } from '../../src/editor/editor-api';
import { describeProblems } from './describe-problems';
import { isStateSaved, type DocumentState } from './document-state';
import { describeSteps, type UnfinishedText } from './unfinished-text';

/** A document, as far as the browser is told of it. */
interface Described {
  revision: number;
  /** as it was checked: the positions of problems are in it */
  draft: LazyText;
  /** undefined while the file is not JSON */
  state: DocumentState | undefined;
  unfinished: UnfinishedText;
}

/** @param found what its check found; undefined while it is not checked */
export function describeDocument(
  { revision, draft, state, unfinished }: Described,
  found: CheckResult | undefined,
): StateAnswer {
  const problems = found && describeProblems(found.problems, state?.history.config, draft.write);
  return {
    revision,
    problems: problems ?? [],
    isChecked: found !== undefined,
    isSaved: isDocumentSaved(state, unfinished),
    ...describeSteps(state?.history, unfinished),
  };
}

/** Whether the file says all that the document says. */
export function isDocumentSaved(
  state: DocumentState | undefined,
  unfinished: UnfinishedText,
): boolean {
  const isTyped = unfinished.text !== undefined;
  return !isTyped && (state === undefined || isStateSaved(state));
}
