import { join } from 'node:path';
import { countProblems } from '../../check/problem';
import { formatProblems } from '../../check/report/format-problems';
import { buildSiteFolder } from '../../build/build-site';
import { resolveOutputFolder, siteOutput } from '../../io/output-folder';
import type { BuildResult } from '../../build/site-making';
import { progress } from '../../io/progress';
import { explainFailure } from '../run-command';
import { partOutput } from '../../build/shards/part-file';
import { UnreadablePictures } from '../../io/command-error';
import { nameConfigFile } from '../../io/config-file';
import { loadConfig, type LoadedConfig } from '../../build/load-config';
import type { SiteOutcome, SiteTask } from './site-task';

/**
 * Checks and builds one of several sites. Never throws: what keeps it from its work is in the outcome.
 */
export async function buildOne(task: SiteTask): Promise<SiteOutcome> {
  const start = performance.now();
  progress.begin('choosing the output folder');
  progress.takeTimes();
  const { folder, name, host, color, shard } = task;
  const source = {
    configFile: join(folder, 'site.config.json'),
    publicFolder: join(folder, 'public'),
  };
  let loaded: LoadedConfig | undefined;
  let result: BuildResult | undefined;
  let failure: string | undefined;
  try {
    // It must be fit for the site's own folder, and for the project, should the site be in that.
    const output = shard ? partOutput : siteOutput;
    const outFolder = resolveOutputFolder(resolveOutputFolder(task.out, output, folder), output);
    loaded = loadConfig(source, [], task);
    const { config, translations, english, pictureKeys } = loaded;
    if (config) {
      const merge = task.merge === undefined ? undefined : join(folder, task.merge);
      const options = { translations, english, pictureKeys, shard, merge };
      result = await buildSiteFolder(config, source.publicFolder, outFolder, host, options);
    }
  } catch (error) {
    failure = explainFailure(error);
    // Where the config shows a damaged picture helps more than its name.
    if (error instanceof UnreadablePictures) loaded = loadConfig(source, error.files, task);
  }
  const { problems = [], text = '' } = loaded ?? {};
  const file = nameConfigFile(source.configFile);
  return {
    name,
    ...(result && { result }),
    report: problems.length > 0 ? formatProblems(problems, { text, file, color }) : '',
    ...(failure !== undefined && { failure }),
    ...countProblems(problems),
    seconds: (performance.now() - start) / 1000,
    times: progress.takeTimes(),
  };
}
