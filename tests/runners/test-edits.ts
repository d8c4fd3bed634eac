// @promise Valid edits to the shipped site pass the check, build and break no page
// @promise The tests pass whichever practice the site belongs to

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allEdits, sampleNames } from '../edits/all-edits';
import { chooseChanged } from '../edits/choose-changed';
import { makeEditedSite } from '../edits/make-edited-site';
import type { SiteEdit } from '../edits/site-edit';
import type { SiteToTest } from '../e2e/site/tested-sites';
import { countProblems } from '../../src/check/problem';
import type { ExitCode } from '../../src/cli/command';
import { CommandError } from '../../src/io/command-error';
import { flag } from '../../src/cli/options';
import { progress } from '../../src/io/progress';
import { runCommand } from '../../src/cli/run-command';
import { projectFolder, projectSite } from '../../src/io/project-folder';
import { checkConfig } from '../../src/check/check-config';
import { createListReader } from '../../src/io/list-files';
import { listPublicFiles } from '../../src/io/public-files';
import { buildChecked } from '../site-checks/build-checked';
import { runSiteSpecs } from '../site-checks/run-site-specs';

const cacheFolder = join(projectFolder, 'node_modules/.cache/edits');

/** What came out of an edit, a line of the table. */
interface Outcome {
  name: string;
  faults: string[];
  warnings: number;
  site?: SiteToTest;
}

interface Wanted {
  edits: readonly SiteEdit[];
  /** how many pages of each edit are looked at */
  pages: number;
  hasBrowser: boolean;
}

/** @returns the exit code: 0 all edits are lawful, 1 an edit is refused or breaks a page */
async function testEdits({ edits, pages, hasBrowser }: Wanted): Promise<ExitCode> {
  // As editors write it: what commands load has pages that only the build adds.
  const written = readFileSync(projectSite.configFile, 'utf8');
  const { config } = checkConfig(written, listPublicFiles(projectSite.publicFolder), {
    readListFiles: createListReader(projectFolder),
  });
  if (!config) throw new CommandError('site.config.json has errors. Run: npm run validate');
  rmSync(cacheFolder, { recursive: true, force: true });
  const before = join(cacheFolder, 'before/dist');
  const asItIs = { name: 'before', apply: () => {} };
  const unedited = await makeEditedSite(
    asItIs,
    config,
    projectSite.publicFolder,
    join(cacheFolder, 'before'),
  );
  await buildChecked(unedited, before);

  const outcomes: Outcome[] = [];
  for (const [index, edit] of edits.entries()) {
    progress.enter(`${edit.name}, ${index + 1} of ${edits.length}`);
    progress.begin('making the edit');
    const folder = join(cacheFolder, edit.name);
    const edited = await makeEditedSite(edit, config, projectSite.publicFolder, folder);
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
  progress.enter('');
  if (hasBrowser) await lookAt(outcomes);
  printTable(outcomes);
  return outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

/** Looks at the changed pages of all edited sites in one run of the browser. */
async function lookAt(outcomes: Outcome[]): Promise<void> {
  const sites = outcomes.flatMap(({ site }) => site ?? []);
  if (sites.length === 0) return;
  const { succeeded, tests } = await runSiteSpecs({ sites, settings: { SITE_REPORTER: 'dot' } });
  for (const outcome of outcomes) {
    const own = tests.filter(({ title }) => /^[\w-]+/.exec(title)?.[0] === outcome.name);
    if (outcome.site && own.length === 0) outcome.faults.push('No test ran on this edit.');
    const failed = own.filter(({ state }) => state === 'failed');
    outcome.faults.push(...failed.map(({ title }) => title));
  }
  const isSilent = !succeeded && outcomes.every(({ faults }) => faults.length === 0);
  if (isSilent) outcomes[0]?.faults.push('The browser run failed; the reason is above.');
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

function printTable(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('');
  for (const { name, faults, warnings, site } of outcomes) {
    const state = faults.length === 0 ? 'ok' : 'FAILED';
    const pages = site?.paths?.length ?? 0;
    console.log(
      `${name.padEnd(width)}  ${state.padEnd(6)}  ${count(pages, 'page')} checked, ${count(warnings, 'warning')}`,
    );
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${outcomes.length} edits, ${failed} failed`);
}

function chooseEdits(names: readonly string[], isSample: boolean): readonly SiteEdit[] {
  const unknown = names.find((name) => allEdits.every((edit) => edit.name !== name));
  if (unknown !== undefined) {
    const known = allEdits.map(({ name }) => name).join(', ');
    throw new CommandError(`Unknown edit "${unknown}". Use one of: ${known}.`);
  }
  if (names.length > 0) return allEdits.filter(({ name }) => names.includes(name));
  return isSample ? allEdits.filter(({ name }) => sampleNames.has(name)) : allEdits;
}

await runCommand({
  name: 'test:edits',
  about: 'Makes valid edits to copies of the shipped site and checks the content of each.',
  takesLong: true,
  operands: { value: 'NAME', about: 'an edit of tests/edits/ (default: all)' },
  options: {
    sample: flag('makes only a few edits and checks fewer pages'),
    'no-browser': flag('skips the browser checks'),
  },
  examples: { '--no-browser': 'makes all edits in a minute or two' },
  exits: { 0: 'all edits are fine', 1: 'an edit is refused or breaks a page' },
  run: ({ sample, 'no-browser': noBrowser }, names) =>
    testEdits({
      edits: chooseEdits(names, sample),
      // A sample is for each run of the tests.
      pages: sample ? 1 : 5,
      hasBrowser: !noBrowser,
    }),
});
