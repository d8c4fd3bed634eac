import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { includesSafety, isSample } from '../runners/is-sample';
import { useTempRoot } from '../runners/temp-root';
import { projectFolder } from '../../src/io/project-folder';
import { gitSettings } from '../editor/server/publish/repositories';
import {
  engineNames,
  listMissingEngines,
  usesPlaywrights,
  type EngineName,
} from './engines/find-engines';
import { findLaunchOptions, installedFirefox } from './support/launch-options';
import { originOf, ports } from './support/ports';
import { providerOrigin } from './support/provider-origin';

// Workers and servers inherit it.
useTempRoot();

const cacheFolder = join(projectFolder, 'node_modules/.cache/playwright');
// The pages ask for the stand-in where the config says it is; the browser finds it where it runs.
const providerRule = `MAP ${new URL(providerOrigin).host} 127.0.0.1:${ports.provider}`;

/** The tag of what tells most of another engine; written in the title, as that of a fault is. */
const telling = /@telling/;

/** In Chromium, everything under engines/ but that: behavior/ tries most of it, too. */
const minTelling = /^chromium engines\/(?!.*@telling)/;

/** The tag of what takes long and is seldom broken without breaking what a sample tries, too. */
const long = /@long/;

/** The tag of long tests that guard the data of editors. */
const safety = /@safety/;

/** What Playwright starts for tests with a `page`. */
const browsers: Record<EngineName, Project['use']> = {
  chromium: { ...devices['Desktop Chrome'], launchOptions: await findLaunchOptions(providerRule) },
  firefox: usesPlaywrights
    ? devices['Desktop Firefox']
    : { browserName: 'firefox', launchOptions: installedFirefox },
  webkit: usesPlaywrights ? devices['Desktop Safari'] : { browserName: 'webkit' },
};

/**
 * Tests how the engine behaves, on the sites under `tests/sites/`, never on that of the editors.
 * They are built once, before the tests. PORT and PROVIDER_PORT change the ports.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  // Those of site/ look at a built site, whatever it is, and have a configuration of their own. The
  // other engines begin: what is left to them at the end would keep a single core busy.
  projects: engineNames.toReversed().map((engineName) => ({
    name: engineName,
    testMatch: specsOf(engineName),
    // `npm run check:site` looks at each page much closer, in Chromium.
    testIgnore: engineName === 'chromium' ? ['engines/pages.spec.ts'] : [],
    ...(isSample && {
      grepInvert: [long, minTelling, ...(includesSafety ? [] : [safety])],
    }),
    // In a sample, the other engines try the most telling behaviors only, each started once.
    ...(isSample && engineName !== 'chromium' && { grep: telling, workers: 1 }),
    use: { engineName, ...browsers[engineName] },
  })),
  outputDir: join(cacheFolder, 'results'),
  // Some of them wait for most of their time.
  workers: '150%',
  // No test is about speed: a busy machine must not make one fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A busy machine may be late; what passes at a second or third try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(cacheFolder, 'report.json') }]],
  use: { baseURL: originOf('specification') },
  webServer: {
    command: 'node --import tsx tests/e2e/support/serve-sites.ts',
    cwd: projectFolder,
    env: { RUNNER_PID: String(process.pid), ...gitSettings },
    // The last of the sites that it starts to serve.
    url: originOf('another-practice'),
    timeout: 180_000,
    reuseExistingServer: false,
  },
});

/** Only what is written for every engine runs in all of them. */
function specsOf(engineName: EngineName): string[] {
  if (engineName === 'chromium') {
    const folders = ['behavior', 'editor', 'engines', ...(isSample ? [] : ['faults', 'tools'])];
    return folders.map((folder) => `${folder}/*.spec.ts`);
  }
  // Where the engine is missing, those under engines/ report it.
  const isMissing = listMissingEngines().includes(engineName);
  return [
    'engines/*.spec.ts',
    ...(isMissing ? [] : ['editor/*tasks-{in-browser,on-phone}.spec.ts']),
  ];
}
