import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/config/report/format-problems';
import { readArguments } from './commands/run-command';
import { projectFolder } from './project-folder';
import { buildChecked } from './site-checks/build-checked';
import { runSiteSpecs } from './site-checks/run-site-specs';

const usage = 'Usage: npm run check:site -- [--engine] [FOLDER with site.config.json and public/]';

/** @returns the exit code: 0 all is well, 1 something is wrong */
async function checkSite(): Promise<number> {
  const { source, engine } = readOptions();
  const configFile = join(source, 'site.config.json');
  const publicFolder = join(source, 'public');
  const isShipped = source === projectFolder;
  const folder = isShipped
    ? join(projectFolder, 'dist')
    : join(projectFolder, 'node_modules/.cache/test-sites', basename(source));

  const found = await buildChecked({ configFile, publicFolder }, folder);
  if (found.problems.length > 0) {
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    const file = relative(process.cwd(), configFile);
    console.error(formatProblems(found.problems, { text: found.text, file, color }));
  }
  // In a run on GitHub, a warning is shown beside the pull request.
  const mark = process.env['GITHUB_ACTIONS'] ? '::warning::' : 'warning: ';
  for (const warning of found.warnings) console.warn(mark + warning);
  for (const fault of found.faults) console.error(`error: ${fault}`);
  if (!found.built) return 1;
  const looksWell = await runSiteSpecs({
    SITE_FOLDER: folder,
    SITE_SOURCE: source,
    SITE_PROOF: engine ? 'engine' : 'content',
  });
  return looksWell && found.faults.length === 0 ? 0 : 1;
}

function readOptions(): { source: string; engine: boolean } {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { engine: { type: 'boolean', default: false } },
    });
    const [named, ...more] = positionals;
    if (more.length > 0) throw new Error('One site at a time.');
    return { source: named === undefined ? projectFolder : resolve(named), engine: values.engine };
  });
}

try {
  process.exitCode = await checkSite();
} catch (error) {
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 2;
}
