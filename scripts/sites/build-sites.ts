import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildBundle } from '../build/bundle';
import { hasColor } from '../commands/print-problems';
import type { ListedSite } from './list-sites';
import type { SiteOutcome, SitesOptions, SiteTask } from './site-task';

/**
 * Builds any number of sites, as many at once as there are processors. Each process builds one site
 * after the other, so that it loads the code of pages once, and a site that ends its process ends no
 * other one.
 *
 * @param onOutcome hears of each site as soon as it is done
 * @returns what came of each, in the order of the sites
 */
export async function buildSites(
  sites: readonly ListedSite[],
  options: SitesOptions,
  onOutcome: (outcome: SiteOutcome) => void = () => undefined,
): Promise<SiteOutcome[]> {
  // Once, before several processes would make it at the same time.
  await buildBundle();
  const processes = Math.min(availableParallelism(), sites.length);
  const place = processes < availableParallelism() ? 'in-threads' : 'here';
  const waiting = sites.entries();
  const outcomes: SiteOutcome[] = [];

  async function buildInTurn(): Promise<void> {
    let builder: ChildProcess | undefined;
    for (const [index, site] of waiting) {
      if (!builder?.connected) builder = startBuilder();
      const outcome = await ask(builder, { ...site, ...options, place, color: hasColor });
      outcomes[index] = outcome;
      onOutcome(outcome);
    }
    builder?.disconnect();
  }
  await Promise.all(Array.from({ length: processes }, buildInTurn));
  return outcomes;
}

function startBuilder(): ChildProcess {
  return fork(join(import.meta.dirname, 'site-process.ts'), {
    // As in the threads that render the pages of a single site.
    env: { ...process.env, NODE_ENV: 'production' },
    // The standard output belongs to the summary.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function ask(builder: ChildProcess, task: SiteTask): Promise<SiteOutcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: SiteOutcome): void => {
      builder.removeAllListeners();
      resolve(outcome);
    };
    const fail = (how: string): void => {
      const seconds = (performance.now() - start) / 1000;
      end({ name: task.name, report: '', failure: how, errors: 0, warnings: 0, seconds });
    };
    builder.once('message', (outcome: SiteOutcome) => end(outcome));
    builder.once('error', ({ message }) => fail(message));
    builder.once('exit', (code, signal) => fail(`Its process ended (${signal ?? code}).`));
    builder.send(task);
  });
}
