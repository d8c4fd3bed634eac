import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { makeLargeConfig } from './make-large-config';
import { median } from './median';
import { runRecorded, type RunMeasure } from './run-recorded';
import { projectFolder } from '../../src/io/project-folder';

const command = join(projectFolder, 'src/cli/pagewright.mjs');
const runs = 5;

/** What checking a config took, in each run. */
export interface CheckMeasure {
  /** how many posts it has more than the site */
  posts: number;
  megabytes: number;
  runs: RunMeasure[];
}

/**
 * Measures `npm run validate`, without npm, of the site as it is and with more posts: seconds with the
 * start of the command, CPU seconds, and the most memory.
 *
 * @param postCount how many posts the larger config has more
 */
export function measureCheck(
  config: SiteConfig,
  postCount: number,
  workFolder: string,
): CheckMeasure[] {
  return [0, postCount].map((posts) => measureConfig(config, posts, workFolder));
}

/** @returns the lines of a Markdown table */
export function writeCheck(measures: readonly CheckMeasure[]): string[] {
  return [
    `npm run validate, medians of ${runs} runs:`,
    '',
    '| posts added | MB | s | CPU s | peak MB |',
    '|---|---|---|---|---|',
    ...measures.map(writeRow),
  ];
}

function measureConfig(config: SiteConfig, postCount: number, workFolder: string): CheckMeasure {
  const file = join(workFolder, `check-${postCount}.json`);
  writeFileSync(file, JSON.stringify(makeLargeConfig(config, postCount), null, 2));
  const usageFile = join(workFolder, 'usage.json');
  const run = () =>
    runRecorded([command, 'validate', file], { cwd: projectFolder, usageFile, messages: 'ignore' });
  // The first run makes the bundle and fills the caches of the disk.
  run();
  return {
    posts: postCount,
    megabytes: statSync(file).size / 1e6,
    runs: Array.from({ length: runs }, run),
  };
}

function writeRow({ posts, megabytes, runs: measures }: CheckMeasure): string {
  const cells = [
    megabytes,
    median(measures.map(({ seconds }) => seconds)),
    median(measures.map(({ cpuSeconds }) => cpuSeconds)),
    median(measures.map(({ peakMb }) => peakMb)),
  ];
  return `| ${[posts, ...cells.map((cell) => cell.toFixed(1))].join(' | ')} |`;
}
