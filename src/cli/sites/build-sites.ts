import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { engineFolder } from '../../io/engine-folder.mjs';
import { progress } from '../../io/progress';
import { hasColor } from '../print-problems';
import type { ListedSite } from './list-sites';
import type { SiteOutcome, SitesOptions, SiteTask } from './site-task';

/**
 * Builds sites one after the other, each in a process of its own: that knows the custom blocks of one
 * site, and if it ends, it ends no other one.
 *
 * @returns what came of each, in the order of the sites
 */
export async function buildSites(
  sites: readonly ListedSite[],
  options: SitesOptions,
): Promise<SiteOutcome[]> {
  progress.begin('building sites', sites.length);
  const outcomes: SiteOutcome[] = [];
  for (const site of sites) {
    const task = { ...site, ...options, color: hasColor };
    // oxlint-disable-next-line no-await-in-loop -- each build uses all processors
    const outcome = await askBuilder(startBuilder(site.folder), task);
    outcomes.push(outcome);
    progress.addElsewhere(outcome.times);
    progress.advance(outcomes.length);
  }
  return outcomes;
}

/** @param folder of the site that the process is to build */
function startBuilder(folder: string): ChildProcess {
  return fork(join(engineFolder, 'src/cli/pagewright.mjs'), ['site-process', folder], {
    // It needs nothing of what this process may have been started with.
    execArgv: [],
    // The standard output belongs to the summary.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Has a site built by another process. If that ends over it, this is what came of the site. */
export function askBuilder(builder: ChildProcess, task: SiteTask): Promise<SiteOutcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    builder.on('message', (outcome: SiteOutcome) => {
      resolve(outcome);
      builder.disconnect();
    });
    builder.on('exit', (code, signal) => {
      resolve({
        name: task.name,
        report: '',
        failure: explainEnd(code, signal),
        errors: 0,
        warnings: 0,
        seconds: (performance.now() - start) / 1000,
        times: [],
      });
    });
    // A process that cannot be asked is about to end.
    builder.send(task, () => undefined);
  });
}

/** Why a process that builds a site is gone. */
function explainEnd(code: number | null, signal: string | null): string {
  // It has said so itself: see `src/cli/pagewright.mjs`.
  if (code === 2) return 'The build process could not start. See the message above.';
  return `The build process stopped unexpectedly (${signal ?? `exit code ${code}`}). The machine may have run out of memory.`;
}
