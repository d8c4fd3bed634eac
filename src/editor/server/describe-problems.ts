import { listLineStarts } from '../../check/json/line-index';
import { createLocator } from '../../check/json/locate';
import { readPointer, type Json } from '../../utils/json';
import type { Position, Problem } from '../../check/problem';
import { problemKinds } from '../../check/problems/problem-kinds';
import type { EditorProblem } from '../model/explain-problem';
import { words } from '../words';
import { applyEdits } from '../../check/json/apply-edits';
import type { CheckResult } from '../../check/check-config';
import { ChangeError } from '../model/apply-change';
import type { StepAnswer } from '../protocol/editor-api';
import { listChanges } from '../model/list-changes';

/** Problems as the editor shows them: at places in the config, not in a text. */
export function describeProblems(
  problems: readonly Problem[],
  text: string,
  config: Json | undefined,
): EditorProblem[] {
  if (problems.length === 0) return [];
  const locate = createLocator(text);
  const starts = listLineStarts(text);
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? 0) + column - 1;
  return problems.map(({ code, severity, message, hint, path, range, fix, source }) => {
    // The editor has the list, and not what is in its files: "/entities/posts".
    const places = readPointer(source ? path.split('/').slice(0, 3).join('/') : path, config);
    const value = locate({ path: places }).start;
    const { inEditor } = problemKinds[code];
    const mark = { start: offsetOf(range.start) - value, end: offsetOf(range.end) - value };
    return {
      code,
      severity,
      message: source ? `${source.file}, line ${range.start.line}: ${message}` : message,
      ...(hint !== undefined && { hint }),
      ...(inEditor !== undefined && { inEditor }),
      path: places,
      ...(config === undefined && { position: range.start }),
      ...(config !== undefined && !source && { mark }),
      ...(fix && !source && config !== undefined && { fix: { label: fix.title } }),
      // That a translation is older than its original.
      ...(code === 'CFG0668' && !source && { fix: { label: words.stillFits, isNote: true } }),
    };
  });
}

export type PlannedStep = Pick<StepAnswer, 'changes' | 'label'>;

/**
 * What the fix of a problem changes, and what it does in words.
 *
 * @param text in which the problem was found
 * @throws ChangeError when it has none that the editor can make
 */
export function planFix({ problems }: CheckResult, text: string, problem: number): PlannedStep {
  const { fix, source } = problems[problem] ?? {};
  if (!fix || source) throw new ChangeError('This problem can’t be fixed automatically.');
  const fixed = JSON.parse(applyEdits(text, fix.edits)) as Json;
  return { changes: listChanges(JSON.parse(text) as Json, fixed), label: fix.title };
}
