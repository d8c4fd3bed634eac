import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { attacks } from './attacks';
import { runScript } from '../runners/run-script';
import { projectFolder } from '../../src/io/project-folder';
import { formatAttacks, judgeAttack } from './attack-outcomes';
import { listTaggedFiles } from '../runners/list-tagged-files';
import { browserReport, readReport, reportInto } from '../runners/reports';
import { readBrowserTests, readUnitTests } from '../runners/test-results';

const unitReport = join(projectFolder, 'node_modules/.cache/attack-report.json');
const tag = '@A[0-9]+';

/**
 * Tries every kind of attack in tests/attacks/attacks.ts and prints what came of each.
 *
 * @returns whether the site has held, and a success would have been seen
 */
export async function runAttacks(): Promise<boolean> {
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true });
  const env = { TEST_SAMPLE: 'false' };
  // Both, whatever comes of the first.
  const results = [
    await runScript(
      'test:unit',
      [...listTaggedFiles(tag), '-t', tag, ...reportInto(unitReport)],
      env,
    ),
    await runScript('test:browser', ['--grep', tag], env),
  ];
  const tests = [
    ...readUnitTests(readReport(unitReport)),
    ...readBrowserTests(readReport(browserReport)),
  ];
  const outcomes = attacks.map((attack) => judgeAttack(attack, tests));
  console.log(formatAttacks(outcomes));
  return outcomes.every(({ state }) => state === 'held') && results.every(Boolean);
}
