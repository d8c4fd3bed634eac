import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  formatResult,
  judgeRun,
  readBrowserReport,
  readUnitReport,
  sumResults,
  type TestResult,
} from './testing/test-results';
import { useTempRoot } from './testing/temp-root';
import { projectFolder } from './project-folder';

const unitReport = join(projectFolder, 'node_modules/.cache/unit-report.json');
const browserReport = join(projectFolder, 'node_modules/.cache/playwright/report.json');
const siteReport = join(projectFolder, 'node_modules/.cache/playwright/site-report.json');

/** In a long run, their pages are looked at more closely than an editor's: at all widths. */
const testSites = ['tests/sites/every-part', 'tests/sites/another-practice'];

/** Runs a script of package.json and shows what it says. */
async function runScript(name: string, args: string[] = []): Promise<boolean> {
  return new Promise((resolve) => {
    // npm is a script of Node's, which spawn cannot start by its name everywhere.
    const npm = process.env['npm_execpath'] ?? '';
    const child = spawn(process.execPath, [npm, 'run', '--silent', name, '--', ...args], {
      cwd: projectFolder,
      stdio: 'inherit',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runTests(
  name: string,
  args: string[],
  reportFile: string,
  readReport: (report: unknown) => TestResult,
): Promise<TestResult> {
  rmSync(reportFile, { force: true });
  const succeeded = await runScript(name, args);
  const report: unknown = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  return judgeRun(readReport(report), succeeded);
}

/** @param isLong whether all pages and all edits are looked at, or a sample of them */
async function runAll(isLong: boolean): Promise<TestResult> {
  if (!(await runScript('check'))) return { passed: 0, failed: 1, skipped: 0 };
  const unitArgs = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const siteArgs = [isLong ? '--engine' : '--sample', ...testSites];
  const editArgs = isLong ? [] : ['--sample'];
  process.env.TEST_LONG = String(isLong);
  return sumResults([
    { passed: 1, failed: 0, skipped: 0 },
    await runTests('test:unit', unitArgs, unitReport, readUnitReport),
    await runTests('test:browser', [], browserReport, readBrowserReport),
    await runTests('check:site', [], siteReport, readBrowserReport),
    await runTests('check:site', siteArgs, siteReport, readBrowserReport),
    await runTests('test:edits', editArgs, siteReport, readBrowserReport),
  ]);
}

useTempRoot();
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const result = await runAll(values.long);
console.log(formatResult(result));
process.exitCode = result.failed > 0 ? 1 : 0;
