import { applyEdits } from '../../check/json/apply-edits';
import type { CheckResult } from '../../check/check-config';
import { ChangeError } from '../model/apply-change';
import type { StepAnswer } from '../protocol/editor-api';
import type { Json } from '../../utils/json';
import { listChanges } from '../model/list-changes';

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
