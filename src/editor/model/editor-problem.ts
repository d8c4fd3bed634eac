import type { ProblemCode } from '../../check/problems/problem-code';
import type { Path } from '../../utils/json';

/** A problem of the config as the editor shows it. */
export interface EditorProblem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** in place of the hint, for whoever does not see the text */
  inEditor?: string;
  /** where in the config; empty for the whole file */
  path: Path;
  /** where it is in a file that is not JSON, counted from 1 */
  position?: { line: number; column: number };
  /** which characters are meant, counted from where the value begins; before it, its name is */
  mark?: { start: number; end: number };
  /** what the request `fix` would do, in words; `isNote`: `accept` does it, and the config stays as it is */
  fix?: { label: string; isNote?: true };
}
