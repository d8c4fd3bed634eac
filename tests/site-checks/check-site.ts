import { basename, join, relative, resolve } from 'node:path';
import { choosePages } from '../e2e/site/choose-pages';
import type { SiteToTest } from '../e2e/site/tested-sites';
import type { ExitCode } from '../../src/cli/command';
import { flag } from '../../src/cli/options';
import { printProblems } from '../../src/cli/print-problems';
import { progress } from '../../src/io/progress';
import { runCommand } from '../../src/cli/run-command';
import { projectFolder } from '../../src/io/project-folder';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { buildChecked, type CheckedBuild } from './build-checked';
import { runSiteSpecs } from './run-site-specs';

const cacheFolder = join(projectFolder, 'node_modules/.cache');

interface Wanted {
  /** folders with site.config.json and public/ */
  sources: readonly string[];
  engine: boolean;
  sample: boolean;
}

/** @returns the exit code: 0 all is well, 1 there is an error */
async function checkSites({ sources, engine, sample }: Wanted): Promise<ExitCode> {
  const sites: SiteToTest[] = [];
  const seenParts = new Set<string>();
  let isWell = true;
  for (const source of sources) {
    const isShipped = source === projectFolder;
    const name = isShipped ? 'site' : basename(source);
    const site: SiteToTest = {
      name,
      folder: isShipped ? join(projectFolder, 'dist') : join(cacheFolder, 'test-sites', name),
      configFile: join(source, 'site.config.json'),
      publicFolder: join(source, 'public'),
    };
    progress.enter(name);
    const found = await buildChecked(site, site.folder);
    report(site, found);
    if (found.built) {
      const chosen = sample ? choosePages(readBuiltPages(site.folder), seenParts) : undefined;
      sites.push({ ...site, ...(chosen && { paths: chosen.map(({ path }) => path) }) });
    }
    isWell &&= found.built && found.faults.length === 0;
  }
  progress.enter('');
  if (sites.length === 0) return 1;
  const settings = { SITE_PROOF: engine ? 'engine' : 'content' };
  const { succeeded } = await runSiteSpecs({ sites, settings });
  return succeeded && isWell ? 0 : 1;
}

function report({ configFile }: SiteToTest, found: CheckedBuild): void {
  printProblems({ ...found, file: relative(process.cwd(), configFile) });
  // In a run on GitHub, a warning is shown beside the pull request.
  const mark = process.env['GITHUB_ACTIONS'] ? '::warning::' : 'warning: ';
  for (const warning of found.warnings) console.warn(mark + warning);
  for (const fault of found.faults) console.error(`error: ${fault}`);
}

await runCommand({
  name: 'check:site',
  about: 'Checks the content of sites: the config, the build and every page in the browser.',
  takesLong: true,
  operands: {
    value: 'FOLDER',
    about: 'a folder with site.config.json and public/ (default: the project)',
  },
  options: {
    engine: flag('also checks what only the engine can break, at every width'),
    sample: flag('checks a sample of the pages that covers every kind of content'),
  },
  examples: {
    '': 'checks the site of the project',
    'tests/sites/every-part': 'checks another site',
  },
  exits: { 0: 'there are no errors', 1: 'there is an error' },
  run: (options, folders) => {
    const sources = folders.map((folder) => resolve(folder));
    return checkSites({ ...options, sources: sources.length > 0 ? sources : [projectFolder] });
  },
});
