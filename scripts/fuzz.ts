import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAssets } from './read/measure-assets';
import { listPublicFiles } from './read/public-files';
import { readSurroundings } from './read/read-surroundings';
import { projectFolder } from './project-folder';

const publicFolder = join(projectFolder, 'public');
const usage = 'Usage: npm run fuzz -- [--seed N] [--runs N]';

// React reads it when it is loaded: pages are built in its production form.
process.env.NODE_ENV = 'production';
const { fuzzConfig } = await import('./fuzz/fuzz-config');

/** The least share of configs on each side: a check that refuses everything finds nothing. */
const leastShare = 0.3;

/** @returns the exit code: 0 no faults, 1 faults, 2 not understood */
async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    return 2;
  }
  const { seed, runs } = options;
  const start = performance.now();
  const { accepted, rejected, related, pages, faults } = fuzzConfig({
    source: readFileSync(join(projectFolder, 'site.config.json'), 'utf8'),
    publicFiles: listPublicFiles(publicFolder),
    // The day decides what is a warning, and the same seed must give the same result every day.
    surroundings: { ...readSurroundings(publicFolder), today: '2026-11-21' },
    assets: await measureAssets(publicFolder),
    seed,
    runs,
  });
  for (const fault of faults) console.error(`fault: ${fault}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `seed ${seed}: ${runs} mutated configs in ${seconds} s, ` +
      `${accepted} accepted (${percent(accepted / runs)}; ${pages} changed pages rendered), ` +
      `${rejected} rejected (${percent(rejected / runs)}; ${related} of them named by a related place only), ${faults.length} faults`,
  );
  const enough = Math.min(accepted, rejected) >= runs * leastShare;
  if (!enough) console.error(`Less than ${percent(leastShare)} are on one side.`);
  return faults.length === 0 && enough ? 0 : 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function readOptions(): { seed: number; runs: number } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '2026' },
        runs: { type: 'string', default: '20000' },
      },
    });
    const seed = Number(values.seed);
    const runs = Number(values.runs);
    return Number.isInteger(seed) && Number.isInteger(runs) && runs > 0
      ? { seed, runs }
      : undefined;
  } catch {
    return undefined;
  }
}

process.exitCode = await main();
