import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '../../src/io/progress';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { configName } from '../../src/io/project-folder';
import { readTestSite } from '../../tests/sites/read-site';

/**
 * What the bench measures: a site that nobody edits. So the figures of two days can be compared, and
 * there are the pages and buttons that a measured visitor looks for.
 */
export const benchSite = readTestSite('specification');

// Among the caches: it is not a part of the project, and whatever looks at its files leaves it out.
export const workFolder = join(engineFolder, 'node_modules/.cache/bench');

/** What a build took, as measure-build.ts prints it. */
export interface BuildMeasure {
  pages: number;
  /** of the clock, for the check and the build */
  seconds: number;
  /** of the processor, with all threads and the process that encodes pictures, from the start */
  cpuSeconds: number;
  peakMb: number;
}

/**
 * Builds a config in another process, into the folder of that name, as a host does: all caches are empty.
 *
 * @param config as it may be written; defaults may be left out
 */
export function buildConfig(config: object, name: string): BuildMeasure {
  progress.begin(`building ${name}`);
  // Caches are where the site is.
  const folder = join(workFolder, `${name} site`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const configFile = join(folder, configName);
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  // Begins as `npm run build` does.
  const output = execFileSync(
    process.execPath,
    [
      join(engineFolder, 'src/cli/pagewright.mjs'),
      'measure-build',
      configFile,
      join(workFolder, name),
      benchSite.publicFolder,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return JSON.parse(output) as BuildMeasure;
}
