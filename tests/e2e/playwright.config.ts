import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser';

const projectFolder = join(import.meta.dirname, '../..');
const cacheFolder = join(projectFolder, 'node_modules/.cache/playwright');
const port = process.env.PORT ?? '4187';
const address = `http://127.0.0.1:${port}`;

/** Tests the site as it lies in dist/. The port can be changed with PORT. */
export default defineConfig({
  testDir: '.',
  outputDir: join(cacheFolder, 'results'),
  workers: 2,
  // A busy machine may be late once; what passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(cacheFolder, 'report.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    launchOptions: await findBrowser(),
  },
  webServer: {
    command: 'npm run preview',
    cwd: projectFolder,
    env: { PORT: port },
    url: address,
    reuseExistingServer: false,
  },
});
