import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findEnginePart } from '../../io/cache/engine-part';
import { progress } from '../../io/progress';
import { hasColor } from '../print-problems';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';
import { engineFolder } from '../../io/engine-folder.mjs';
import { askBuilder, isAlive } from './ask-builder';
import type { ListedSite } from './list-sites';
import type { SiteOutcome, SitesOptions } from './site-task';

/** A process holds on to a little of each site, and to more of those whose pictures it draws. */
const maxAsked = 100;

/**
 * Builds any number of sites, as many at once as there are processors. Each process builds one site
 * after the other, so that it loads the code of pages once, and a site that ends its process ends no
 * other one.
 *
 * @returns what came of each, in the order of the sites
 */
export async function buildSites(
  sites: readonly ListedSite[],
  options: SitesOptions,
): Promise<SiteOutcome[]> {
  // Once, before several processes would make it at the same time.
  progress.begin('bundling the code');
  await findEnginePart('app');
  progress.begin('building sites', sites.length);
  const processes = Math.min(availableParallelism(), sites.length);
  const place = processes < availableParallelism() ? 'in-threads' : 'here';
  const waiting = sites.entries();
  const outcomes: SiteOutcome[] = [];
  let done = 0;

  async function buildInTurn(): Promise<void> {
    let builder: ChildProcess | undefined;
    let asked = 0;
    let blocksOf: string | undefined;
    for (const [index, site] of waiting) {
      const hasBlocks = existsSync(join(site.folder, customBlocksFolder));
      const wanted = hasBlocks ? site.folder : undefined;
      // A process knows the custom blocks of one site.
      const isSpent = asked === maxAsked || wanted !== blocksOf;
      if (builder && isSpent && isAlive(builder)) builder.disconnect();
      if (!builder || !isAlive(builder)) {
        builder = startBuilder(wanted);
        blocksOf = wanted;
        asked = 0;
      }
      asked += 1;
      const outcome = await askBuilder(builder, { ...site, ...options, place, color: hasColor });
      outcomes[index] = outcome;
      progress.addElsewhere(outcome.times);
      done += 1;
      progress.advance(done);
    }
    if (builder && isAlive(builder)) builder.disconnect();
  }
  await Promise.all(Array.from({ length: processes }, buildInTurn));
  return outcomes;
}

/** @param folder of the site whose custom blocks it has to know */
function startBuilder(folder?: string): ChildProcess {
  const blocks = folder === undefined ? [] : [folder];
  return fork(join(engineFolder, 'src/cli/pagewright.mjs'), ['site-process', ...blocks], {
    // It needs nothing of what this process may have been started with.
    execArgv: [],
    // As in the threads that render the pages of a single site.
    env: { ...process.env, NODE_ENV: 'production' },
    // The standard output belongs to the summary.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
