import type { BracketFault } from './match-brackets';
import { closerOf } from './open-value';
import type { BracketEdit } from './plan-edits';

/** What somebody did wrong at one place, with what corrects it. */
export interface BracketMistake {
  faults: BracketFault[];
  edits: BracketEdit[];
}

/** So many lines apart, a bracket too many and a missing one are one that was moved. */
const nearLines = 3;

/** Faults that are one mistake: brackets that are missing at one place, or one in the wrong line. */
export function groupFaults(
  faults: readonly BracketFault[],
  edits: readonly BracketEdit[],
): BracketMistake[] {
  const mistakes: BracketMistake[] = [];
  for (const [index, fault] of faults.entries()) {
    const edit = edits[index];
    const last = mistakes.at(-1);
    const before = last?.faults.at(-1);
    if (!edit) continue;
    if (last && before && belongTogether(before, fault)) {
      last.faults.push(fault);
      last.edits.push(edit);
    } else mistakes.push({ faults: [fault], edits: [edit] });
  }
  return mistakes;
}

function belongTogether(a: BracketFault, b: BracketFault): boolean {
  if (a.what === 'closer missing' && b.what === 'closer missing') return a.next === b.next;
  const isMoved = (a.what === 'too many') !== (b.what === 'too many');
  return isMoved && bracketOf(a) === bracketOf(b) && Math.abs(lineOf(a) - lineOf(b)) <= nearLines;
}

function lineOf(fault: BracketFault): number {
  return 'token' in fault ? fault.token.line : fault.previous.line;
}

function bracketOf(fault: BracketFault): string {
  if (fault.what === 'too many') return fault.token.kind;
  return fault.what === 'opener missing' ? fault.of.opener : closerOf(fault.of);
}
