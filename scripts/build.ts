import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/config/report/format-problems';
import type { SiteConfig } from '../src/generated/config-types';
import { hosts, metaPolicyFor, type Host } from '../src/published/hosts/write-host-files';
import { buildSiteFolder } from './build/build-site';
import { chooseTarget, RefusedTarget, siteOutput } from './build/choose-target';
import { loadConfig } from './read/load-config';
import { UnreadablePictures } from './pictures/plan-pictures';
import { projectFolder } from './project-folder';

const configFile = join(projectFolder, 'site.config.json');
const publicFolder = join(projectFolder, 'public');

/** @returns the exit code: 0 built, 1 failed, 2 not understood */
async function build(): Promise<number> {
  const start = performance.now();
  const options = readOptions();
  if (!options) {
    console.error(`Usage: npm run build -- [--host=${hosts.join('|')}] [--out=FOLDER]`);
    return 2;
  }
  const { host, out } = options;
  const outFolder = chooseTarget(out, siteOutput);
  const config = readConfig();
  if (!config) return 1;
  const { pages, rendered } = await buildSiteFolder(config, publicFolder, outFolder, host);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${out}/ for ${host}: ${pages} pages, ${rendered} rendered anew, in ${seconds} s`);
  if (metaPolicyFor(host) === 'whole') {
    console.warn(
      `${host} sends no headers of the site. The pages carry their policy themselves, which protects less: other sites can frame them.`,
    );
  }
  return 0;
}

/** Reads the config and tells what is wrong with it; undefined when that is too much to build. */
function readConfig(damagedPictures: readonly string[] = []): SiteConfig | undefined {
  const source = { configFile, publicFolder };
  const { config, problems, text } = loadConfig(source, damagedPictures);
  if (problems.length > 0) {
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    console.error(formatProblems(problems, { text, file: 'site.config.json', color }));
  }
  return config;
}

function readOptions(): { host: Host; out: string } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', default: hosts[0] },
        out: { type: 'string', default: 'dist' },
      },
    });
    const host = hosts.find((name) => name === values.host);
    return host && { host, out: values.out };
  } catch {
    return undefined;
  }
}

const plainWords: Record<string, string> = {
  ENOSPC: 'The disk is full. ',
  EROFS: 'The disk can only be read. ',
  EACCES: 'You are not allowed to write there. ',
};

/** The message of an error; that of a full or protected disk in plain words first. */
function explainFailure(error: Error): string {
  // Errors of the render workers have lost their code, but not their message.
  const [code = ''] = error.message.split(':');
  return `${plainWords[code] ?? ''}${error.message}`;
}

try {
  process.exitCode = await build();
} catch (error) {
  // Where the config shows a damaged picture helps more than its name.
  if (error instanceof UnreadablePictures) readConfig(error.files);
  // What failed is in the message; where in our code, only for those who ask.
  console.error(error instanceof Error && !process.env['DEBUG'] ? explainFailure(error) : error);
  const isRefused = error instanceof RefusedTarget;
  if (!isRefused) {
    console.error('Nothing was changed: the folder still holds the site of the last good build.');
  }
  process.exitCode = isRefused ? 2 : 1;
}
