import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { writeGeneratedFiles } from './scripts/generate';
import { siteDevServer } from './src/build/server/site-dev-server';
import { includesSafety, isSample } from './tests/runners/is-sample';
import { StartOrder } from './tests/runners/start-order';

// For the dev server and the unit tests; src/build/bundle.ts builds the site's code.
export default defineConfig({
  appType: 'custom',
  // The unit tests start a server of Vite too; it must not watch and generate.
  plugins: [react(), ...(process.env.VITEST ? [] : [siteDevServer(writeGeneratedFiles)])],
  // All packages of the app are found at the start: each found later would reload the page.
  optimizeDeps: { entries: ['src/entry-client.ts'] },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // These build sites again and again, and kill or starve the builds.
    exclude: [
      ...configDefaults.exclude,
      ...(isSample ? ['**/*.long.test.ts'] : []),
      ...(includesSafety ? [] : ['**/*.safety.test.ts']),
    ],
    globalSetup: 'tests/use-temp-root.ts',
    // No test is about speed: a busy machine must not make one fail, also not one of those that build.
    testTimeout: includesSafety ? 600_000 : 120_000,
    // Some make what several files share, such as the bundle of the commands.
    hookTimeout: 300_000,
    // As in the browser: what passes at the second try is reported as retried.
    retry: process.env.CI ? 1 : 0,
    // On two cores, Vitest would leave one to itself.
    maxWorkers: '100%',
    // Loading React, MUI and the schemas for each of 160 files would take as long as the tests.
    isolate: false,
    sequence: { sequencer: StartOrder },
  },
});
