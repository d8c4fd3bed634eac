import type { RuleCode } from '../../generated/rule-codes';
import type { fileProblems } from './file-problems';
import type { languageProblems } from './language-problems';
import type { listProblems } from './list-problems';
import type { schemaProblems } from './schema-problems';
import type { syntaxProblems } from './syntax-problems';

/** The code of a kind of problem. It never gets another meaning. */
export type ProblemCode =
  | keyof typeof fileProblems
  | keyof typeof listProblems
  | keyof typeof syntaxProblems
  | keyof typeof schemaProblems
  | keyof typeof languageProblems
  | RuleCode;
