import type { ChildProcess } from 'node:child_process';
import type { SiteOutcome, SiteTask } from './site-task';

/** Whether a process can build another site. */
export function isAlive({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null;
}

/** Why a process that built sites is gone. */
function explainEnd(code: number | null, signal: string | null): string {
  // It has said so itself: see `src/cli/pagewright.mjs`.
  if (code === 2) return 'The build process could not start. See the message above.';
  return `The build process stopped unexpectedly (${signal ?? `exit code ${code}`}). If the machine ran out of memory, build fewer sites at once.`;
}

/** Has a site built by another process. If that ends over it, this is what came of the site. */
export function askBuilder(builder: ChildProcess, task: SiteTask): Promise<SiteOutcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: SiteOutcome): void => {
      builder.off('message', end).off('exit', fail);
      resolve(outcome);
    };
    const fail = (code: number | null, signal: string | null): void => {
      end({
        name: task.name,
        report: '',
        failure: explainEnd(code, signal),
        errors: 0,
        warnings: 0,
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: 0,
        peakMb: 0,
        times: [],
      });
    };
    builder.on('message', end).on('exit', fail);
    builder.send(task, (error) => {
      if (error) fail(builder.exitCode, builder.signalCode);
    });
  });
}
