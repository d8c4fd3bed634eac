import type { ProblemCode } from './problems/problem-kinds';

/** A place in the text of the config: both count from 1, columns in UTF-16 units as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** A change of the text that certainly corrects a problem. */
export interface Fix {
  /** what it does, in words: `Write "subtitle".` */
  title: string;
  /**
   * what to put in place of the characters from `start` to `end`: offsets in the text, in UTF-16 units
   */
  edits: { start: number; end: number; text: string }[];
}

/** A file beside the config that holds entries of a list. */
export interface SourceFile {
  /** how reports call it */
  file: string;
  text: string;
}

/** Another place that has to do with a problem: the first of two entries with the same id. */
export interface RelatedPlace {
  message: string;
  path: string;
  place?: string;
  range: { start: Position; end: Position };
  /** the file that it is in, if that is not the config */
  source?: SourceFile;
}

/** Something that is wrong (`error`) or could be better (`warning`) in the config. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** JSON pointer to the value; empty for the whole file */
  path: string;
  /** where the value is, in words: `Page /about > Block 3 (accordion) > Question 2` */
  place?: string;
  /** the characters to underline; `end` is the position after the last one */
  range: { start: Position; end: Position };
  /** the file that it is in, and that its fix changes, if that is not the config */
  source?: SourceFile;
  related?: RelatedPlace[];
  fix?: Fix;
  /** on the problem that replaces those that are not listed: how many these are */
  more?: ProblemCounts;
}

export interface ProblemCounts {
  errors: number;
  warnings: number;
}

/** How many problems there are, those that are not listed too. */
export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const counts = { errors: 0, warnings: 0 };
  for (const { severity, more } of problems) {
    counts.errors += more?.errors ?? (severity === 'error' ? 1 : 0);
    counts.warnings += more?.warnings ?? (severity === 'warning' ? 1 : 0);
  }
  return counts;
}

/** What there is to do, before its places: `Replace the example phone number (2 places)`. */
export function titleNotReal({ todo, count }: { todo: string; count: number }): string {
  return count === 1 ? todo : `${todo} (${count} places)`;
}
