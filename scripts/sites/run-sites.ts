import { hosts, type Host } from '../../src/published/hosts/write-host-files';
import { warnOfHost } from '../build/build-project';
import type { ExitCode } from '../commands/command';
import type { Viewing } from '../read/load-config';
import { buildSites } from './build-sites';
import { describeOutcomes, writeOutcomes } from './describe-outcomes';
import { listSites } from './list-sites';
import type { SiteOutcome } from './site-task';

interface Wanted extends Viewing {
  /** as somebody wrote them */
  folders: readonly string[];
  host?: Host | undefined;
  /** where each site goes, from its own folder */
  out: string;
  /** the summary is for a program */
  json: boolean;
}

/**
 * Builds several sites and prints what came of each: problems first, then a table or JSON.
 *
 * @returns the exit code: 0 all were built, 1 one was not
 * @throws CommandError when a folder is not there
 */
export async function runSites({ folders, json, ...wanted }: Wanted): Promise<ExitCode> {
  const start = performance.now();
  const { out, host = hosts[0] } = wanted;
  const sites = listSites(folders, out);
  const outcomes = await buildSites(sites, { ...wanted, host });
  for (const outcome of outcomes) printFaults(outcome);
  const seconds = (performance.now() - start) / 1000;
  console.log(json ? writeOutcomes(outcomes, out, seconds) : describeOutcomes(outcomes, seconds));
  warnOfHost(host);
  return outcomes.every(({ result }) => result) ? 0 : 1;
}

function printFaults({ name, report, failure }: SiteOutcome): void {
  if (report !== '') console.error(`${report}\n`);
  if (failure !== undefined) console.error(`${name}: ${failure}\n`);
}
