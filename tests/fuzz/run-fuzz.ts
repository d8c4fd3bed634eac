import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fuzzConfig, type FuzzResult } from './fuzz-config';
import type { SiteSource } from '../../src/build/load-config';
import { createListReader } from '../../src/io/list-files';
import { measureAssets } from '../../src/io/measure-assets';
import { listPublicFiles } from '../../src/io/public-files';
import { readCheckContext } from '../../src/io/read-check-context';
import { projectSite } from '../../src/io/project-folder';

/** The least share of configs on each side: a check that refuses everything finds nothing. */
const minShare = 0.3;

/**
 * Checks copies of the config with a mistake each, renders those that are accepted, and prints what
 * came out.
 *
 * @param seed chooses the mistakes
 * @returns whether there are no faults
 */
export async function runFuzz(seed: number, runs: number): Promise<boolean> {
  const start = performance.now();
  const { accepted, rejected, related, pages, faults } = await fuzzSite(projectSite, seed, runs);
  for (const fault of faults) console.error(`fault: ${fault}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `seed ${seed}: ${runs} mutated configs in ${seconds} s, ` +
      `${accepted} accepted (${percent(accepted / runs)}; ${pages} changed pages rendered), ` +
      `${rejected} rejected (${percent(rejected / runs)}; ${related} of them named by a related place only), ${faults.length} faults`,
  );
  const enough = Math.min(accepted, rejected) >= runs * minShare;
  if (!enough) console.error(`Less than ${percent(minShare)} are on one side.`);
  return faults.length === 0 && enough;
}

/** Does so with any site, and prints nothing. */
export async function fuzzSite(
  { configFile, publicFolder }: SiteSource,
  seed: number,
  runs: number,
): Promise<FuzzResult> {
  return fuzzConfig({
    source: readFileSync(configFile, 'utf8'),
    publicFiles: listPublicFiles(publicFolder),
    // The day decides what is a warning, and the same seed must give the same result every day.
    checkContext: {
      ...readCheckContext(publicFolder),
      readListFiles: createListReader(dirname(configFile)),
      today: '2026-11-21',
    },
    assets: await measureAssets(publicFolder),
    seed,
    runs,
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
