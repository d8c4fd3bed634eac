import { cpSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { configName } from '../../src/io/project-folder';
import { benchSite } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { runRecorded, type RunMeasure } from './run-recorded';

const command = join(engineFolder, 'src/cli/pagewright.mjs');
const runs = 5;

/** The runs of the check of one config. */
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

function measureConfig(config: SiteConfig, postCount: number, workFolder: string): CheckMeasure {
  const cwd = join(workFolder, `check ${postCount}`);
  cpSync(benchSite.publicFolder, join(cwd, 'public'), { recursive: true });
  const file = join(cwd, configName);
  writeFileSync(file, JSON.stringify(makeLargeConfig(config, postCount), null, 2));
  const usageFile = join(workFolder, 'usage.json');
  const run = () => runRecorded([command, 'validate'], { cwd, usageFile, messages: 'ignore' });
  // The first run makes the bundle and fills the caches of the disk.
  run();
  return {
    posts: postCount,
    megabytes: statSync(file).size / 1e6,
    runs: Array.from({ length: runs }, run),
  };
}
