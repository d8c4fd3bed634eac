import { ruleProblems } from '../../generated/rules';
import type { RuleProblem } from '../rules/rule';
import { fileProblems } from './file-problems';
import { languageProblems } from './language-problems';
import { listProblems } from './list-problems';
import { schemaProblems } from './schema-problems';
import { syntaxProblems } from './syntax-problems';
import type { RuleCode } from '../../generated/rule-codes';

/** The code of a kind of problem. It never gets another meaning. */
export type ProblemCode =
  | keyof typeof fileProblems
  | keyof typeof listProblems
  | keyof typeof syntaxProblems
  | keyof typeof schemaProblems
  | keyof typeof languageProblems
  | RuleCode;

/** Every kind of problem that a check may report. */
export const problemKinds: Readonly<Record<ProblemCode, RuleProblem>> = {
  ...fileProblems,
  ...syntaxProblems,
  ...schemaProblems,
  ...languageProblems,
  ...listProblems,
  ...ruleProblems,
};

/** The codes of all kinds of problems, in order. */
export const problemCodes: readonly ProblemCode[] = Object.keys(problemKinds)
  .filter(isProblemCode)
  .toSorted();

/** Tells whether a text is the code of a kind of problem. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemKinds, text);
}
