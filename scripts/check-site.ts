import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/config/report/format-problems';
import { choosePages } from '../tests/e2e/site/choose-pages';
import type { SiteToTest } from '../tests/e2e/site/tested-sites';
import { readArguments } from './commands/run-command';
import { projectFolder } from './project-folder';
import { readBuiltPages } from './read/read-built-pages';
import { buildChecked, type CheckedBuild } from './site-checks/build-checked';
import { runSiteSpecs } from './site-checks/run-site-specs';

const usage =
  'Usage: npm run check:site -- [--engine] [--sample] [FOLDER with site.config.json and public/ …]';
const cacheFolder = join(projectFolder, 'node_modules/.cache');

/** @returns the exit code: 0 all is well, 1 something is wrong */
async function checkSites(): Promise<number> {
  const { sources, engine, sample } = readOptions();
  const sites: SiteToTest[] = [];
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
    const found = await buildChecked(site, site.folder);
    report(site, found);
    if (found.built) {
      const chosen = sample ? choosePages(readBuiltPages(site.folder)) : undefined;
      sites.push({ ...site, ...(chosen && { paths: chosen.map(({ path }) => path) }) });
    }
    isWell &&= found.built && found.faults.length === 0;
  }
  if (sites.length === 0) return 1;
  const list = join(cacheFolder, 'playwright/sites.json');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(sites));
  const proof = engine ? 'engine' : 'content';
  const looksWell = await runSiteSpecs({ SITE_LIST: list, SITE_PROOF: proof });
  return looksWell && isWell ? 0 : 1;
}

function report({ configFile }: SiteToTest, found: CheckedBuild): void {
  if (found.problems.length > 0) {
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    const file = relative(process.cwd(), configFile);
    console.error(formatProblems(found.problems, { text: found.text, file, color }));
  }
  // In a run on GitHub, a warning is shown beside the pull request.
  const mark = process.env['GITHUB_ACTIONS'] ? '::warning::' : 'warning: ';
  for (const warning of found.warnings) console.warn(mark + warning);
  for (const fault of found.faults) console.error(`error: ${fault}`);
}

function readOptions(): { sources: string[]; engine: boolean; sample: boolean } {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        engine: { type: 'boolean', default: false },
        sample: { type: 'boolean', default: false },
      },
    });
    const sources = positionals.length > 0 ? positionals : [projectFolder];
    return { sources: sources.map((folder) => resolve(folder)), ...values };
  });
}

try {
  process.exitCode = await checkSites();
} catch (error) {
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 2;
}
