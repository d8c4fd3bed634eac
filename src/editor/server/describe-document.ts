import type { CheckResult } from '../../check/check-config';
import type { StateAnswer } from '../protocol/editor-api';
import { describeProblems } from './describe-problems';
import { isStateSaved, type DocumentState } from './document-state';
import { readEditedFile } from './edited-file';
import { describeSteps, type UnfinishedText } from './unfinished-text';

/** A document, as far as the browser is told of it. */
interface Described {
  revision: number;
  /** undefined while the file is not JSON */
  state: DocumentState | undefined;
  /** what its check looked at */
  draft: string;
  unfinished: UnfinishedText;
}

/** @param found what its check found; undefined while it is not checked */
export function describeDocument(
  { revision, state, draft, unfinished }: Described,
  found: CheckResult | undefined,
): StateAnswer {
  const problems = found && describeProblems(found.problems, draft, state?.history.config);
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

/** Why a file cannot be read that says something else than what was read before, if that is so. */
export function findNewFault(configFile: string, hash: string): string | undefined {
  const file = readEditedFile(configFile);
  return file && file.hash !== hash ? file.fault : undefined;
}
