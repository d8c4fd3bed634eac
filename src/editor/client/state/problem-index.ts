import type { EditorProblem } from '../../model/explain-problem';
import type { Path } from '../../../utils/json';
import { isWithin, writeKey } from '../../model/paths';

/** How many problems there are. */
export interface ProblemCount {
  errors: number;
  warnings: number;
}

const none: ProblemCount = { errors: 0, warnings: 0 };

/** Finds problems by the place in the config. */
export class ProblemIndex {
  private readonly byPlace = new Map<string, EditorProblem[]>();
  private readonly counts = new Map<string, ProblemCount>();

  /** @param isComplete whether all are known: the config was checked */
  constructor(
    readonly all: readonly EditorProblem[],
    readonly isComplete = true,
  ) {
    for (const problem of all) {
      const key = writeKey(problem.path);
      this.byPlace.set(key, [...(this.byPlace.get(key) ?? []), problem]);
      for (let length = 0; length <= problem.path.length; length += 1) {
        this.count(writeKey(problem.path.slice(0, length)), problem);
      }
    }
  }

  /** The problems of exactly this value. */
  at(path: Path): readonly EditorProblem[] {
    return this.byPlace.get(writeKey(path)) ?? [];
  }

  /** How many problems a value has, with all that is in it. */
  within(path: Path): ProblemCount {
    return this.counts.get(writeKey(path)) ?? none;
  }

  /** Whether a text within a value has a problem in a language. */
  hasIn(path: Path, language: string): boolean {
    return this.all.some(
      (problem) => problem.path.at(-1) === language && isWithin(problem.path, path),
    );
  }

  private count(key: string, { severity }: EditorProblem): void {
    const { errors, warnings } = this.counts.get(key) ?? none;
    const isError = severity === 'error';
    this.counts.set(key, {
      errors: errors + (isError ? 1 : 0),
      warnings: warnings + (isError ? 0 : 1),
    });
  }
}

/** Whether two lists of problems mean the same one: each answer of the server lists them again. */
export function isSameProblem(one: EditorProblem, other: EditorProblem): boolean {
  return (
    one.code === other.code &&
    one.message === other.message &&
    writeKey(one.path) === writeKey(other.path)
  );
}

/** The list before, if the next one says the same: so whoever shows it need not do so again. */
export function keepProblems(before: EditorProblem[], next: EditorProblem[]): EditorProblem[] {
  const isSame = before.length === next.length && JSON.stringify(before) === JSON.stringify(next);
  return isSame ? before : next;
}
