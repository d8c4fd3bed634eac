import type { Fix } from './problem';
import type { EntityKind } from '../content/entities';
import type { ProblemCode } from './problems/problem-kinds';
import type { Path } from '../utils/json';

/** So many mistakes are looked at: to know of more helps nobody, and to place them takes time. */
export const maxDiagnostics = 1000;

/** What in the config is meant: a value, the name of a setting, or a part of a text. */
export interface DiagnosticPlace {
  path: Path;
  /** Point at the name of the setting instead of its value. */
  atKey?: boolean;
  /** Point at a part of a text: offsets in the string. */
  part?: { start: number; end: number };
}

/** What a check found about a value; `buildProblems` adds where in the text the value is. */
export interface Diagnostic extends DiagnosticPlace {
  code: ProblemCode;
  message: string;
  hint?: string;
  /**
   * What may have been meant by `to`, a word of the schema: the nearest of `among`, or a short list
   * of all, becomes the hint. A single one that is certain becomes the fix, too.
   */
  similar?: { to: string; among: Iterable<string> };
  /**
   * What there is in place of `to`, a name that an editor gave: `among` becomes the hint as a list
   * to choose from, after what is known about it. It never becomes a fix: names that are alike belong
   * to different people.
   */
  choices?: { to: string; among: Iterable<string>; title: string; known?: string };
  /** The hint when there is nothing similar and nothing to choose from. */
  otherwise?: string;
  /**
   * What is certain to be meant, as JSON writes it; it replaces the characters pointed at. `more`
   * are other parts of the same text that change with it.
   */
  fix?: {
    title: string;
    text: string;
    more?: { part: { start: number; end: number }; text: string }[];
  };
  /** Other places that have to do with it, each with what is there. */
  related?: (DiagnosticPlace & { message: string })[];
  /** The name of the setting that the group at the path lacks. */
  lacks?: string;
  /** Findings with the same subject are about the same thing: `mergeDiagnostics` makes one of them. */
  subject?: string;
  /** What should be there and is not, if that is what is wrong. */
  missing?: Missing;
}

/** An entry of a list, or a page: one for each entry of a kind, or one of its own. */
export type Missing = { what: 'entry'; kind: EntityKind } | { what: 'page'; kind?: EntityKind };

/** What a check found about the text of the file, before it was read as JSON. */
export interface SyntaxDiagnostic {
  code: ProblemCode;
  message: string;
  hint?: string;
  /** offsets in the text of the file */
  start: number;
  end: number;
  /** where it is, in words, if that is known */
  place?: string;
  /** Another place that has to do with it: offsets in the text of the file. */
  related?: { message: string; start: number; end: number };
  fix?: Fix;
}
