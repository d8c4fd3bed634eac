import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from './faults';
import { runScript } from '../runners/run-script';
import { formatOutcomes, judgeFault } from './fault-outcomes';
import { formatLimits } from '../runners/limits';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { listTaggedFiles } from '../runners/list-tagged-files';
import { browserReport, readReport, reportInto, siteReport } from '../runners/reports';
import { readBrowserTests, readUnitTests } from '../runners/test-results';
import { projectFolder } from '../../src/io/project-folder';

const unitReport = join(projectFolder, 'node_modules/.cache/fault-report.json');
const tag = '@F[0-9]+';

/**
 * Runs the tests of every fault in tests/faults/faults.ts and prints what came out of each.
 *
 * @returns whether every fault has tests and survives them
 */
export async function runFaults(): Promise<boolean> {
  for (const report of [unitReport, browserReport, siteReport]) rmSync(report, { force: true });
  const isBuilt = await runScript('build');
  // All, whatever comes out of the first.
  const results = isBuilt
    ? [
        await runScript('test:unit', [
          ...listTaggedFiles(tag),
          '-t',
          tag,
          ...reportInto(unitReport),
        ]),
        await runScript('test:browser', ['--grep', tag]),
        await runScript('test:site', ['--grep', tag]),
      ]
    : [false];

  const tests = [
    ...readUnitTests(readReport(unitReport)),
    ...readBrowserTests(readReport(browserReport)),
    ...readBrowserTests(readReport(siteReport)),
  ];
  const pages = isBuilt ? readBuiltPages(join(projectFolder, 'dist')).length : 1;
  const outcomes = faults.map((fault) => judgeFault(fault, tests, fault.onEveryPage ? pages : 1));
  console.log(`\nLimits\n\n${formatLimits()}`);
  console.log(formatOutcomes(outcomes));
  const isProven = outcomes.every(({ state }) => state === 'survived' || state === 'skipped');
  return isProven && results.every(Boolean);
}
