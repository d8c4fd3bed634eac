import type { ProblemCode } from './problem-texts';

/** A place in the text of the config: both count from 1, columns in UTF-16 units as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** Something that is wrong (`error`) or could be better (`warning`) in the config. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** JSON pointer to the value; empty for the whole file */
  path: string;
  /** the same in words: `Page /about > Block 3 (accordion) > Question 2` */
  place?: string;
  /** the characters to underline; `end` is the position after the last one */
  range: { start: Position; end: Position };
}
