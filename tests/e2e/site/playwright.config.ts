import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { projectFolder } from '../../../src/io/project-folder';
import { findLaunchOptions } from '../support/launch-options';
import { listStandInHosts, ports } from './tested-sites';

const cacheFolder = join(projectFolder, 'node_modules/.cache/playwright');
// The pages ask for the stand-in where their config says it is; the browser finds it where it runs.
const providerRules = listStandInHosts().map((host) => `MAP ${host} 127.0.0.1:${ports.provider}`);
// All sites are at one port; not every system knows the hosts below localhost.
const rules = [...providerRules, 'MAP *.localhost 127.0.0.1'].join(', ');

/**
 * Looks at the pages of any built sites, whatever is on them; `tested-sites.ts` says which. PORT and
 * PROVIDER_PORT change the ports.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(cacheFolder, 'site-results'),
  // The pages of a file are independent of each other, and there are few files.
  fullyParallel: true,
  workers: '150%',
  // No test is about speed: a busy machine must not make one fail.
  timeout: 120_000,
  // What is spoiled on purpose never becomes right.
  expect: { timeout: Number(process.env.SITE_PATIENCE ?? 30_000) },
  // A busy machine may be late; what passes at a second or third try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.SITE_REPORTER ?? 'list'],
    ['json', { outputFile: join(cacheFolder, 'site-report.json') }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: await findLaunchOptions(rules),
  },
  webServer: {
    command: 'node --import tsx tests/e2e/site/serve-sites.ts',
    cwd: projectFolder,
    env: { RUNNER_PID: String(process.pid) },
    url: `http://127.0.0.1:${ports.sites}`,
    reuseExistingServer: false,
  },
});
