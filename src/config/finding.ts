import type { Fix } from './problem';
import type { ProblemCode } from './problem-texts';
import type { Path } from './walk-schema';

/** What a check found about a value; `buildProblems` adds where the value stands in the text. */
export interface Finding {
  code: ProblemCode;
  path: Path;
  message: string;
  hint?: string;
  /** What may have been meant: the nearest of `among`, or a short list of all, becomes the hint. */
  similar?: { to: string; among: Iterable<string> };
  /** Point at the name of the setting instead of its value. */
  atKey?: boolean;
  /** Point at a part of a text: offsets in the string. */
  part?: { start: number; end: number };
}

/** What a check found about the text of the file, before it was read as JSON. */
export interface TextFinding {
  code: ProblemCode;
  message: string;
  hint?: string;
  /** offsets in the text of the file */
  start: number;
  end: number;
  fix?: Fix;
}
