import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainMissing, listMissingEngines } from '../e2e/engines/find-engines';
import { sampleNames } from '../edits/all-edits';
import { flag } from '../../src/cli/options';
import { runCommand } from '../../src/cli/run-command';
import { runScript } from './run-script';
import {
  formatResult,
  judgeRun,
  readBrowserReport,
  readUnitReport,
  sumResults,
  type TestResult,
} from './test-results';
import { browserReport, readReport, reportInto, siteReport } from './reports';
import { useTempRoot } from './temp-root';
import { projectFolder } from '../../src/io/project-folder';
import { starterNames } from '../sites/read-site';

const unitReport = join(projectFolder, 'node_modules/.cache/unit-report.json');

const everyPart = 'tests/sites/every-part';
const rightToLeft = 'tests/sites/right-to-left';
const testSites = [
  everyPart,
  rightToLeft,
  ...['another-practice', 'german', 'canadian'].map((name) => `tests/sites/${name}`),
  ...starterNames.map((name) => `scripts/starters/${name}`),
];

/** How long each part took, in whole seconds, for the end of the run. */
const times = new Map<string, number>();

/** Beside the sample, those that try other languages, and more pages of each. */
const longerEdits = [...sampleNames, 'longer-words', 'add-a-language'];

async function runTimed(name: string, args: readonly string[] = []): Promise<boolean> {
  const begin = performance.now();
  const succeeded = await runScript(name, args);
  const seconds = Math.round((performance.now() - begin) / 1000);
  times.set(name, (times.get(name) ?? 0) + seconds);
  return succeeded;
}

async function runTests(
  name: string,
  args: string[],
  reportFile: string,
  sum: (report: unknown) => TestResult,
): Promise<TestResult> {
  rmSync(reportFile, { force: true });
  const succeeded = await runTimed(name, args);
  return judgeRun(name, sum(readReport(reportFile)), succeeded);
}

/** Runs a script that says by its exit code alone what came out: it counts as one test. */
async function runAsOne(name: string): Promise<TestResult> {
  const succeeded = await runTimed(name);
  return { passed: Number(succeeded), failed: succeeded ? [] : [`npm run ${name}`], skipped: 0 };
}

/** All pages of the project's site, and of the test sites at all widths; or a few of three sites. */
async function checkSites(isLong: boolean): Promise<TestResult[]> {
  if (!isLong) return [await checkSite(['--sample', projectFolder, everyPart, rightToLeft])];
  return [await checkSite([]), await checkSite(['--engine', ...testSites])];
}

function checkSite(args: string[]): Promise<TestResult> {
  return runTests('check:site', args, siteReport, readBrowserReport);
}

/**
 * @param isLong whether all is looked at where a sample is usual
 * @param isSafe whether the long tests of data and safety join the sample
 */
async function runAll(isLong: boolean, isSafe: boolean): Promise<TestResult> {
  // At the same time, because most of them use one core.
  const check = sumResults(await Promise.all(['check:text', 'check:build'].map(runAsOne)));
  if (check.failed.length > 0) return check;
  process.env['TEST_SAMPLE'] = String(!isLong);
  process.env['TEST_SAFETY'] = String(isSafe);
  return sumResults([
    check,
    await runTests('test:unit', reportInto(unitReport), unitReport, readUnitReport),
    await runTests('test:browser', [], browserReport, readBrowserReport),
    ...(await checkSites(isLong)),
    await runTests(
      'test:edits',
      isLong ? longerEdits : ['--sample'],
      siteReport,
      readBrowserReport,
    ),
    ...(isLong ? [await runAsOne('test:checks')] : []),
  ]);
}

await runCommand({
  name: 'test',
  about:
    'Runs the checks and tests, including those in a real browser, and prints how many passed and failed.',
  options: {
    safety: flag('also runs the long safety tests: publishing, drafts, interrupted builds, hosts'),
    long: flag(
      'runs every test, on all pages of the test sites and with all malicious input, like the nightly workflow',
    ),
  },
  examples: {
    '': 'runs the usual tests (several minutes)',
    '--safety': 'also runs the long safety tests',
    '--long': 'runs everything, as in the nightly workflow',
  },
  exits: { 0: 'all tests pass', 1: 'a check or a test fails' },
  async run({ long, safety }) {
    useTempRoot();
    const result = await runAll(long, safety);
    for (const name of listMissingEngines()) console.log(explainMissing(name));
    console.log(`Time: ${[...times].map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}`);
    console.log(formatResult(result));
    return result.failed.length > 0 ? 1 : 0;
  },
});
