import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find-browser';
import { providerOrigin } from './support/provider-origin';
import { projectFolder } from '../../scripts/project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/playwright');
const port = process.env.PORT ?? '4187';
const address = `http://127.0.0.1:${port}`;
const providerPort = process.env.PROVIDER_PORT ?? '4189';
const browser = await findBrowser();
// The pages ask for the stand-in where the config says it is; the browser finds it where it runs.
const providerRule = `MAP ${new URL(providerOrigin).host} 127.0.0.1:${providerPort}`;

/**
 * Tests the site as it lies in dist/, with the stand-in provider beside it. PORT and PROVIDER_PORT
 * change their ports.
 */
export default defineConfig({
  testDir: '.',
  // Those of site/ look at a built site, whatever it is, and have a configuration of their own.
  testMatch: '{behavior,tools}/*.spec.ts',
  outputDir: join(cacheFolder, 'results'),
  workers: 2,
  // No test is about speed: a busy machine must not make one fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A busy machine may be late once; what passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(cacheFolder, 'report.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    launchOptions: {
      ...browser,
      args: [...(browser.args ?? []), `--host-resolver-rules=${providerRule}`],
    },
  },
  webServer: {
    command: 'npm run preview',
    cwd: projectFolder,
    env: { PORT: port, PROVIDER_PORT: providerPort },
    url: address,
    reuseExistingServer: false,
  },
});
