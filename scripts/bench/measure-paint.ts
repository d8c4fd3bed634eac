import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser, type Browser } from '../../src/io/find-browser';
import { progress } from '../../src/io/progress';
import { createPreviewServer } from '../../src/build/server/preview-server';
import { astroVersion, buildAstroSite } from './build-astro-site';
import { installPeer } from './install-peer';
import { visitSlowly, type Paints } from './visit-slowly';

const lighthouseVersion = '12.8.2';

const run = promisify(execFile);

/** Medians of so many runs, all kinds in turn. */
const rounds = 5;

const audits = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
} as const;

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
}

/** When pages of both makers were painted, in each round. */
export interface PaintMeasure {
  /** of each program */
  versions: { lighthouse: string; astro: string; chromium: string };
  kinds: {
    page: string;
    way: 'applied' | 'calculated';
    here: Paints[];
    Astro: Paints[];
  }[];
}

/**
 * Measures when a visitor with a slow phone sees a text page and the home page, beside an Astro build of
 * the same content: as Lighthouse calculates it, and as a browser that is slowed down does it; see
 * docs/benchmarks.md.
 *
 * @param folder the built site
 * @param textPage the address of a page whose largest paint is text
 */
export async function measurePaint(folder: string, textPage: string): Promise<PaintMeasure> {
  const paths = [textPage, '/'];
  const lighthouse = join(
    await installPeer('lighthouse', lighthouseVersion),
    'node_modules/lighthouse/cli/index.js',
  );
  const names = paths.map((path) => path.slice(1) || 'index');
  const folders = [
    ['here', folder],
    ['Astro', await buildAstroSite(folder, names)],
  ] as const;
  const browser = await findBrowser();
  const driven = await chromium.launch(browser);
  const servers = folders.map(([maker, served]) => ({
    maker,
    server: createPreviewServer(served).listen(0, '127.0.0.1'),
  }));
  await Promise.all(
    servers.map(({ server }) => new Promise((resolve) => server.once('listening', resolve))),
  );
  const ways = {
    calculated: (url: string) => calculate(lighthouse, url, browser),
    applied: (url: string) => visitSlowly(driven, url),
  };
  const kinds: PaintMeasure['kinds'] = (['applied', 'calculated'] as const).flatMap((way) =>
    paths.map((page) => ({ page, way, here: [], Astro: [] })),
  );
  const version = driven.version();
  try {
    const visits = Array.from({ length: rounds }, () =>
      kinds.flatMap((kind) => servers.map((server) => ({ kind, ...server }))),
    ).flat();
    for (const { kind, maker, server } of progress.each('measuring paints', visits)) {
      const { port } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}${kind.page}`;
      // In turn, and alone: what keeps this computer busy slows them all.
      // oxlint-disable-next-line no-await-in-loop
      kind[maker].push(await ways[kind.way](url));
    }
  } finally {
    await driven.close();
    for (const { server } of servers) server.close();
  }
  const versions = { lighthouse: lighthouseVersion, astro: astroVersion, chromium: version };
  return { versions, kinds };
}

/** Asks Lighthouse, which reckons from a quick visit when a slow phone would show the page. */
async function calculate(
  lighthouse: string,
  url: string,
  { executablePath, args }: Browser,
): Promise<Paints> {
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=--headless ${args.join(' ')}`,
      '--throttling-method=simulate',
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64e6 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const read = (name: keyof Paints) => report.audits[audits[name]]?.numericValue ?? NaN;
  return { first: read('first'), largest: read('largest'), shift: read('shift') };
}
