import type { Problem, ProblemCounts } from '../problem';

/** How many problems there are, those that are not listed too. */
export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const counts = { errors: 0, warnings: 0 };
  for (const { severity, more } of problems) {
    counts.errors += more?.errors ?? (severity === 'error' ? 1 : 0);
    counts.warnings += more?.warnings ?? (severity === 'warning' ? 1 : 0);
  }
  return counts;
}
