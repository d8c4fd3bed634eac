import { flag } from './options';
import { progress, type StepTime } from '../io/progress';
import { ProgressLine } from '../io/progress-line';

/** What every command that takes long can be told. */
export const longOptions = {
  quiet: flag('hides progress'),
  timings: flag('shows how long each step took'),
};

/** What of `longOptions` was written. */
export type LongValues = Record<keyof typeof longOptions, boolean>;

/**
 * Runs something that takes long: shows how far it is, if somebody is looking, and says at the end where
 * the time went, if that was asked for.
 */
export async function runLong<T>(
  { quiet, timings }: LongValues,
  run: () => T,
): Promise<Awaited<T>> {
  if (!quiet && isWatched(process.stderr, process.env)) {
    progress.showIn(new ProgressLine(process.stderr, process.stdout.isTTY ? [process.stdout] : []));
  }
  try {
    return await run();
  } finally {
    progress.end();
    if (timings) console.error(writeTimes(progress.takeTimes(), progress.listElsewhere()));
  }
}

/**
 * Whether somebody would see a line there that changes: not in a file, a pipe, or the log of a server.
 */
export function isWatched({ isTTY }: { isTTY: boolean }, env: NodeJS.ProcessEnv): boolean {
  return isTTY && !env['CI'] && env['TERM'] !== 'dumb';
}

/** Where the time went, in this process and, if there were some, in others at the same time. */
export function writeTimes(
  times: readonly StepTime[],
  elsewhere: readonly StepTime[] = [],
): string {
  return [
    'Time spent:',
    ...writeRows(times),
    ...(elsewhere.length > 0 ? ['Total of all worker processes:', ...writeRows(elsewhere)] : []),
  ].join('\n');
}

/** In the order of the steps; what took less than a tenth of a second is summed up. */
function writeRows(times: readonly StepTime[]): string[] {
  const long = times.filter(({ ms }) => ms >= 100);
  const rest = sum(times) - sum(long);
  const rows = [...long, ...(rest > 0 ? [{ name: 'other', ms: rest }] : [])];
  return [...rows, { name: 'total', ms: sum(times) }].map(
    ({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`,
  );
}

function sum(times: readonly StepTime[]): number {
  return times.reduce((total, { ms }) => total + ms, 0);
}
