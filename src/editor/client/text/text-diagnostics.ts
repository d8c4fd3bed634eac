import type { Diagnostic } from '@codemirror/lint';
import type { SyntaxDiagnostic } from '../../../check/diagnostic';
import type { EditorProblem } from '../../model/explain-problem';
import { placeProblems } from './text-places';

/** What keeps a text from being read, as CodeMirror marks it. */
export function describeFaults(faults: readonly SyntaxDiagnostic[]): Diagnostic[] {
  return faults.map(({ start, end, message, hint }) => ({
    from: start,
    to: end,
    severity: 'error',
    message: writeMessage(message, hint),
  }));
}

/**
 * The problems of a document, as CodeMirror marks them.
 *
 * @param text says the same as the document
 * @param fix makes the fix of a problem
 */
export function describeProblems(
  text: string,
  problems: readonly EditorProblem[],
  fix: (problem: EditorProblem) => void,
): Diagnostic[] {
  return placeProblems(text, problems).map(({ from, to, problem }) => ({
    from,
    to,
    severity: problem.severity,
    message: writeMessage(problem.message, problem.hint),
    ...(problem.fix && { actions: [{ name: problem.fix.label, apply: () => fix(problem) }] }),
  }));
}

function writeMessage(message: string, hint = ''): string {
  return `${message} ${hint}`.trim();
}
