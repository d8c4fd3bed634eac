import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Browser } from 'playwright-core';
import { listenLocally } from '../../../src/build/server/ports';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { makeSite } from '../../../src/editor/make-site/make-site';
import type { SiteConfig } from '../../../src/generated/config-types';
import { readBuiltPages } from '../../../src/io/read-built-pages';
import { startBrowser } from '../../../src/io/start-browser';
import { makeTempFolder } from '../../make-temp-folder';
import { buildTestSite } from '../../sites/build-test-site';
import { listAnswerSets, starters } from './answer-sets';

let browser: Browser;

// Vitest's own environment would make code for developers, and leave it in the cache.
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  browser = await startBrowser(['axe-core']);
});

afterAll(async () => {
  await browser.close();
  vi.unstubAllEnvs();
});

/** The home page, and of each other kind the first: those with a block that none before has. */
function choosePaths({ routes }: SiteConfig, built: readonly string[]): string[] {
  const known = new Set<string>();
  return routes.flatMap(({ path, blocks }) => {
    const isNew = blocks.some(({ type }) => !known.has(type));
    for (const { type } of blocks) known.add(type);
    const parts = path.split(/\{[^}]*\}/);
    const page = built.find(
      (one) => one.startsWith(parts[0] ?? '') && (parts.length > 1 || one === path),
    );
    return isNew && page !== undefined ? [page] : [];
  });
}

describe.each(starters)('%s', (_name, sample) => {
  test.each(listAnswerSets(sample))(
    'is built with %s, without a link to nothing, and axe finds nothing',
    async (_what, answers) => {
      const folder = makeTempFolder();
      const configFile = join(folder, 'site.config.json');
      writeFileSync(configFile, JSON.stringify(makeSite(sample.config, answers).config));
      const built = join(folder, 'dist');
      const config = await buildTestSite({ configFile, publicFolder: sample.publicFolder }, built);
      const paths = choosePaths(
        config,
        readBuiltPages(built).map(({ path }) => path),
      );
      expect(paths[0]).toBe('/');
      const server = createPreviewServer(built);
      const address = await listenLocally(server);
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
      });
      await context.route(
        (url) => url.origin !== address,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(address + path);
        const found = await findViolations(page);
        expect(found.map((one) => `${path}: ${one}`)).toEqual([]);
      }
      await context.close();
      server.close();
      server.closeAllConnections();
    },
    180_000,
  );
});
