import type { RuleCode } from '../../generated/rule-codes';
import type { Diagnostic } from '../diagnostic';
import type { ProblemKind } from '../problems/problem-kind';
import type { CausedBy } from './caused-by';
import type { RuleContext } from './rule-context';

/** Something that must be true of a config, beyond its schema. */
export interface Rule {
  /** The problems that this rule declares. Another rule that finds the same may report them, too. */
  problems: Partial<Record<RuleCode, RuleProblem>>;
  /** Reports everything that it sees; what follows from another problem is left out afterwards. */
  check: (context: RuleContext) => Diagnostic[];
}

/** A kind of problem that a rule finds. */
export interface RuleProblem extends ProblemKind {
  /** The problems beside which this one is not reported, because it goes when they go. */
  causedBy?: readonly CausedBy[];
}
