import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '../../src/io/progress';
import { projectFolder } from '../../src/io/project-folder';

// Among the caches: it is not a part of the project, and whatever looks at its files leaves it out.
export const workFolder = join(projectFolder, 'node_modules/.cache/bench');

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
 * Builds a config in a process of its own, into the folder of that name.
 *
 * @param config as it may be written; defaults may be left out
 */
export function buildConfig(config: object, name: string): BuildMeasure {
  progress.begin(`building ${name}`);
  const configFile = join(workFolder, `${name}.json`);
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  // Begins as `npm run build` does.
  const output = execFileSync(
    process.execPath,
    [
      join(projectFolder, 'src/cli/pagewright.mjs'),
      'measure-build',
      configFile,
      join(workFolder, name),
    ],
    { cwd: projectFolder, encoding: 'utf8' },
  );
  return JSON.parse(output) as BuildMeasure;
}
