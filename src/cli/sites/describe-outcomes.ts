import type { SiteOutcome } from './site-task';

/** What came of building several sites, as a table for people. @param seconds of all of it */
export function describeOutcomes(outcomes: readonly SiteOutcome[], seconds: number): string {
  const rows = outcomes.map(({ name, result, errors, failure, seconds: own }) => [
    name,
    result
      ? 'built'
      : failure
        ? 'FAILED'
        : `FAILED: ${errors} ${errors === 1 ? 'error' : 'errors'}`,
    ...[result?.pages, result?.rendered, result?.files].map((count) => String(count ?? '')),
    own.toFixed(1),
  ]);
  const table = [['site', 'result', 'pages', 'rebuilt', 'files', 'seconds'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < 2 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
  const built = outcomes.filter(({ result }) => result).length;
  const each = (seconds / outcomes.length).toFixed(2);
  const sum = `${built} of ${outcomes.length} sites built in ${seconds.toFixed(1)} s, ${each} s each`;
  return [...lines, '', sum].join('\n');
}

/** What came of building several sites, as JSON for programs. */
export function writeOutcomes(
  outcomes: readonly SiteOutcome[],
  out: string,
  seconds: number,
): string {
  const built = outcomes.filter(({ result }) => result).length;
  const sites = outcomes.map(({ name, result, errors, warnings, failure, seconds: own }) => ({
    site: name,
    out: `${name}/${out}`,
    built: result !== undefined,
    ...result,
    errors,
    warnings,
    ...(failure !== undefined && { failure }),
    seconds: own,
  }));
  return JSON.stringify({ built, failed: outcomes.length - built, seconds, sites }, null, 2);
}
