// Runs the tests of every fault in tests/faults.ts and prints what came out of each.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from '../tests/faults';
import { formatOutcomes, judgeFault } from './testing/fault-outcomes';
import { readBuiltPages } from './read/read-built-pages';
import { readBrowserTests, readUnitTests } from './testing/test-results';
import { projectFolder } from './project-folder';

const unitReport = join(projectFolder, 'node_modules/.cache/fault-report.json');
const browserReport = join(projectFolder, 'node_modules/.cache/playwright/report.json');
const siteReport = join(projectFolder, 'node_modules/.cache/playwright/site-report.json');
const tag = '@F[0-9]+';

/** Runs a script of package.json and shows what it says. */
function runScript(name: string, args: string[] = []): boolean {
  // npm is a script of Node's, which spawn cannot start by its name everywhere.
  const npm = process.env['npm_execpath'] ?? '';
  const { status } = spawnSync(process.execPath, [npm, 'run', '--silent', name, '--', ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  return status === 0;
}

/** The files of tests that name a fault: the others need not be loaded. */
function listUnitFiles(): string[] {
  return readdirSync(join(projectFolder, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => new RegExp(tag).test(readFileSync(join(projectFolder, file), 'utf8')));
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

for (const report of [unitReport, browserReport, siteReport]) rmSync(report, { force: true });
const unitArgs = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
const isBuilt = runScript('build');
const hasRun =
  isBuilt &&
  // All, whatever comes out of the first.
  [
    runScript('test:unit', [...listUnitFiles(), '-t', tag, ...unitArgs]),
    runScript('test:browser', ['--grep', tag]),
    runScript('test:site', ['--grep', tag]),
  ].every(Boolean);

const tests = [
  ...readUnitTests(readReport(unitReport)),
  ...readBrowserTests(readReport(browserReport)),
  ...readBrowserTests(readReport(siteReport)),
];
const pages = isBuilt ? readBuiltPages(join(projectFolder, 'dist')).length : 1;
const outcomes = faults.map((fault) => judgeFault(fault, tests, fault.onEveryPage ? pages : 1));
console.log(formatOutcomes(outcomes));
const isProven = outcomes.every(({ state }) => state === 'survived' || state === 'skipped');
process.exitCode = hasRun && isProven ? 0 : 1;
