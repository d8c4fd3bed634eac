import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allEdits, sampleNames } from '../tests/edits/all-edits';
import { chooseChanged } from '../tests/edits/choose-changed';
import { makeEditedSite } from '../tests/edits/make-edited-site';
import type { SiteEdit } from '../tests/edits/site-edit';
import type { SiteToTest } from '../tests/e2e/site/tested-sites';
import { countProblems } from '../src/config/report/count-problems';
import { readArguments } from './commands/run-command';
import { projectFolder } from './project-folder';
import { loadConfig } from './read/load-config';
import { buildChecked } from './site-checks/build-checked';
import { runSiteSpecs } from './site-checks/run-site-specs';
import { readBrowserTests } from './testing/test-results';

const usage = 'Usage: npm run test:edits -- [--sample] [--no-browser] [NAME of an edit …]';
const cacheFolder = join(projectFolder, 'node_modules/.cache/edits');
const reportFile = join(projectFolder, 'node_modules/.cache/playwright/site-report.json');

/** What came out of an edit, a line of the table. */
interface Outcome {
  name: string;
  faults: string[];
  warnings: number;
  site?: SiteToTest;
}

/** @returns the exit code: 0 all edits are lawful, 1 one is refused or spoils a page */
async function testEdits(): Promise<number> {
  const { edits, pages, hasBrowser } = readOptions();
  const source = {
    configFile: join(projectFolder, 'site.config.json'),
    publicFolder: join(projectFolder, 'public'),
  };
  const { config } = loadConfig(source);
  if (!config) throw new Error('site.config.json has errors. Run: npm run validate');
  rmSync(cacheFolder, { recursive: true, force: true });
  const before = join(cacheFolder, 'before/dist');
  await buildChecked(source, before);

  const outcomes: Outcome[] = [];
  for (const edit of edits) {
    const folder = join(cacheFolder, edit.name);
    const edited = await makeEditedSite(edit, config, source.publicFolder, folder);
    const found = await buildChecked(edited, join(folder, 'dist'));
    const errors = found.problems.filter(({ severity }) => severity === 'error');
    const outcome: Outcome = {
      name: edit.name,
      faults: [
        ...errors.map(({ place, message }) => `${place ?? ''}: ${message}`),
        ...found.faults,
      ],
      warnings: countProblems(found.problems).warnings + found.warnings.length,
    };
    if (found.built) {
      const built = join(folder, 'dist');
      const paths = chooseChanged(before, built, pages);
      outcome.site = { name: edit.name, folder: built, ...edited, paths };
    }
    outcomes.push(outcome);
    console.log(`${edit.name}: ${outcome.faults.length === 0 ? 'valid and built' : 'REFUSED'}`);
  }
  if (hasBrowser) await lookAt(outcomes);
  printTable(outcomes);
  return outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

/** Looks at the changed pages of all edited sites in one run of the browser. */
async function lookAt(outcomes: Outcome[]): Promise<void> {
  const sites = outcomes.flatMap(({ site }) => site ?? []);
  if (sites.length === 0) return;
  const list = join(cacheFolder, 'sites.json');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(list, JSON.stringify(sites));
  rmSync(reportFile, { force: true });
  const succeeded = await runSiteSpecs({ SITE_LIST: list, SITE_REPORTER: 'dot' });
  const report: unknown = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  const tests = readBrowserTests(report);
  for (const outcome of outcomes) {
    const own = tests.filter(({ title }) => /^[\w-]+/.exec(title)?.[0] === outcome.name);
    if (outcome.site && own.length === 0) outcome.faults.push('No test looked at it.');
    const failed = own.filter(({ state }) => state === 'failed');
    outcome.faults.push(...failed.map(({ title }) => title));
  }
  const isSilent = !succeeded && outcomes.every(({ faults }) => faults.length === 0);
  if (isSilent) outcomes[0]?.faults.push('The browser run failed; the reason is above.');
}

function printTable(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('');
  for (const { name, faults, warnings, site } of outcomes) {
    const state = faults.length === 0 ? 'ok' : 'FAILED';
    const pages = site?.paths?.length ?? 0;
    console.log(
      `${name.padEnd(width)}  ${state.padEnd(6)}  ${pages} pages looked at, ${warnings} warnings`,
    );
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${outcomes.length} edits, ${failed} failed`);
}

function readOptions(): { edits: readonly SiteEdit[]; pages: number; hasBrowser: boolean } {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { sample: { type: 'boolean', default: false }, 'no-browser': { type: 'boolean' } },
    });
    const names = new Set(positionals);
    const unknown = positionals.find((name) => allEdits.every((edit) => edit.name !== name));
    if (unknown !== undefined) throw new Error(`There is no edit "${unknown}".`);
    const isChosen = ({ name }: SiteEdit): boolean => {
      if (names.size > 0) return names.has(name);
      return !values.sample || sampleNames.has(name);
    };
    return {
      edits: allEdits.filter(isChosen),
      // How many of each edit are looked at: a sample is for each run of the tests.
      pages: values.sample ? 2 : 5,
      hasBrowser: !values['no-browser'],
    };
  });
}

try {
  process.exitCode = await testEdits();
} catch (error) {
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 2;
}
