import type { Problem } from '../check/problem';

/**
 * The problems of `after` that `before` does not have. A problem that moved with its text is the
 * same one; the same mistake made again is a new one.
 */
export function listNewProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}

function keyOf({ code, severity, message }: Problem): string {
  return [severity, code, message.replaceAll(/\bline \d+/g, 'line')].join(' ');
}
