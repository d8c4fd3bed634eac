import { hosts, type Host } from '../../published/hosts/hosts';
import { assertNotPublished, warnOfHost } from '../build-project';
import type { Division } from '../../build/build-site';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { isDealtTo, type Shard } from '../../build/shards/shard';
import type { Viewing } from '../../build/show-to';
import { buildSites } from './build-sites';
import { describeOutcomes, writeOutcomes } from './describe-outcomes';
import { listSites, type ListedSite } from './list-sites';
import type { SiteOutcome } from './site-task';

interface Wanted extends Viewing, Division {
  /** as somebody wrote them */
  folders: readonly string[];
  host?: Host | undefined;
  /** where each site goes, from its own folder */
  out: string;
  /** the summary is for a program */
  json: boolean;
}

/** A site that one machine makes as its only part. */
const undivided: Shard = { index: 1, count: 1 };

/**
 * Builds several sites and prints what came of each: problems first, then a table or JSON. A part of
 * the work is every n-th of them, each made as a whole.
 *
 * @returns the exit code: 0 all were built, 1 one was not
 * @throws CommandError when a folder is not there, drafts would replace published sites, or there are
 *   fewer sites than parts
 */
export async function runSites({ folders, json, ...wanted }: Wanted): Promise<ExitCode> {
  const start = performance.now();
  const { out, shard, host = hosts[0], draftsFor } = wanted;
  const sites = chooseOwn(listSites(folders, out), shard);
  if (draftsFor) for (const { folder } of sites) assertNotPublished(out, folder);
  const outcomes = await buildSites(sites, { ...wanted, shard: shard && undivided, host });
  for (const outcome of outcomes) printFaults(outcome);
  const seconds = (performance.now() - start) / 1000;
  console.log(json ? writeOutcomes(outcomes, out, seconds) : describeOutcomes(outcomes, seconds));
  warnOfHost(host);
  return outcomes.every(({ result }) => result) ? 0 : 1;
}

function chooseOwn(sites: readonly ListedSite[], shard?: Shard): readonly ListedSite[] {
  if (!shard) return sites;
  if (sites.length < shard.count) {
    throw new CommandError(
      `--shard: there are more parts (${shard.count}) than sites (${sites.length}). Use at most ${sites.length} parts.`,
    );
  }
  return sites.filter((_site, position) => isDealtTo(shard, position));
}

function printFaults({ name, report, failure }: SiteOutcome): void {
  if (report !== '') console.error(`${report}\n`);
  if (failure !== undefined) console.error(`${name}: ${failure}\n`);
}
