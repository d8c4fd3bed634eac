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
import { median } from './median';
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

interface Kind {
  /** what the table says */
  name: string;
  visit: () => Promise<Paints>;
  paints: Paints[];
}

/**
 * Measures when a visitor with a slow phone sees a text page and the home page, beside an Astro build of
 * the same content: as Lighthouse calculates it, and as a browser that is slowed down does it; see
 * docs/benchmarks.md.
 *
 * @param folder the built site
 * @param textPage the address of a page whose largest paint is text
 * @returns the lines of a Markdown table
 */
export async function measurePaint(folder: string, textPage: string): Promise<string[]> {
  const paths = [textPage, '/'];
  const lighthouse = join(
    await installPeer('lighthouse', lighthouseVersion),
    'node_modules/lighthouse/cli/index.js',
  );
  const names = paths.map((path) => path.slice(1) || 'index');
  const folders = { here: folder, Astro: await buildAstroSite(folder, names) };
  const browser = await findBrowser();
  const driven = await chromium.launch(browser);
  const servers = Object.entries(folders).map(([maker, served]) => ({
    maker,
    server: createPreviewServer(served).listen(0, '127.0.0.1'),
  }));
  await Promise.all(
    servers.map(({ server }) => new Promise((resolve) => server.once('listening', resolve))),
  );
  const ways: Record<string, (url: string) => Promise<Paints>> = {
    calculated: (url) => calculate(lighthouse, url, browser),
    applied: (url) => visitSlowly(driven, url),
  };
  const kinds = Object.entries(ways).flatMap(([way, visit]) =>
    paths.flatMap((path) =>
      servers.map(({ maker, server }): Kind => {
        const { port } = server.address() as AddressInfo;
        const url = `http://127.0.0.1:${port}${path}`;
        return { name: `${path}, ${way} | ${maker}`, visit: () => visit(url), paints: [] };
      }),
    ),
  );
  try {
    const visits = Array.from({ length: rounds }, () => kinds).flat();
    for (const { visit, paints } of progress.each('measuring paints', visits)) {
      // In turn, and alone: what keeps this computer busy slows them all.
      // oxlint-disable-next-line no-await-in-loop
      paints.push(await visit());
    }
  } finally {
    await driven.close();
    for (const { server } of servers) server.close();
  }
  return [
    `First and largest paint on a slow phone, in ms: medians of ${rounds}, and all largest ones; Lighthouse ${lighthouseVersion}, Astro ${astroVersion}, Chromium ${driven.version()}:`,
    '',
    '| page | | first | largest | all | shift |',
    '|---|---|---|---|---|---|',
    ...kinds.map(writeRow),
  ];
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

function writeRow({ name, paints }: Kind): string {
  const sorted = (measure: keyof Paints) =>
    paints.map((paint) => paint[measure]).toSorted((a, b) => a - b);
  const middle = (measure: keyof Paints) => median(sorted(measure));
  const all = sorted('largest').map((ms) => ms.toFixed(0));
  const cells = [name, middle('first').toFixed(0), middle('largest').toFixed(0), all.join(', ')];
  return `| ${[...cells, middle('shift').toFixed(3)].join(' | ')} |`;
}
