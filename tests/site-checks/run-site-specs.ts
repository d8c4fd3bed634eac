import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteToTest } from '../e2e/site/tested-sites';
import { progress } from '../../src/io/progress';
import { projectFolder } from '../../src/io/project-folder';
import { readReport, siteReport } from '../runners/reports';
import { readBrowserTests, type NamedTest } from '../runners/test-results';

const packageFile = createRequire(import.meta.url).resolve('@playwright/test/package.json');
const siteList = join(projectFolder, 'node_modules/.cache/playwright/sites.json');

interface SiteRun {
  sites: readonly SiteToTest[];
  /** more of the environment that `tests/e2e/site` reads, such as `SITE_PROOF` */
  settings?: Readonly<Record<string, string>>;
  /** more arguments of playwright, such as `--grep` */
  args?: readonly string[];
}

/**
 * Looks at built sites in the browser, with the specs of `tests/e2e/site`.
 *
 * @returns whether all is well, and what came out of each test
 */
export async function runSiteSpecs({
  sites,
  settings = {},
  args = [],
}: SiteRun): Promise<{ succeeded: boolean; tests: NamedTest[] }> {
  mkdirSync(dirname(siteList), { recursive: true });
  writeFileSync(siteList, JSON.stringify(sites));
  rmSync(siteReport, { force: true });
  progress.begin('checking pages in the browser');
  // It says itself how far it is.
  progress.hide();
  const succeeded = await runPlaywright(args, { SITE_LIST: siteList, ...settings });
  return { succeeded, tests: readBrowserTests(readReport(siteReport)) };
}

function runPlaywright(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const command = join(dirname(packageFile), 'cli.js');
    const child = spawn(
      process.execPath,
      [command, 'test', '--config', 'tests/e2e/site/playwright.config.ts', ...args],
      { cwd: projectFolder, env: { ...process.env, ...settings }, stdio: 'inherit' },
    );
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
