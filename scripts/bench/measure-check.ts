import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { makeLargeConfig } from './make-large-config';
import { median } from './median';
import { runRecorded } from './run-recorded';
import { projectFolder } from '../../src/io/project-folder';

const command = join(projectFolder, 'src/cli/pagewright.mjs');
const runs = 5;

/**
 * Measures `npm run validate`, without npm, of the site as it is and with more posts: seconds with the
 * start of the command, CPU seconds, and the most memory.
 *
 * @param postCount how many posts the larger config has more
 * @returns the lines of a Markdown table
 */
export function measureCheck(config: SiteConfig, postCount: number, workFolder: string): string[] {
  return [
    `npm run validate, medians of ${runs} runs:`,
    '',
    '| posts added | MB | s | CPU s | peak MB |',
    '|---|---|---|---|---|',
    ...[0, postCount].map((count) => writeRow(config, count, workFolder)),
  ];
}

function writeRow(config: SiteConfig, postCount: number, workFolder: string): string {
  const file = join(workFolder, `check-${postCount}.json`);
  writeFileSync(file, JSON.stringify(makeLargeConfig(config, postCount), null, 2));
  const usageFile = join(workFolder, 'usage.json');
  const run = () =>
    runRecorded([command, 'validate', file], { cwd: projectFolder, usageFile, messages: 'ignore' });
  // The first run makes the bundle and fills the caches of the disk.
  run();
  const measures = Array.from({ length: runs }, run);
  const cells = [
    statSync(file).size / 1e6,
    median(measures.map(({ seconds }) => seconds)),
    median(measures.map(({ cpuSeconds }) => cpuSeconds)),
    median(measures.map(({ peakMb }) => peakMb)),
  ];
  return `| ${[String(postCount), ...cells.map((cell) => cell.toFixed(1))].join(' | ')} |`;
}
