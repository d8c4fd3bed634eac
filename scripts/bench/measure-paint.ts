import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../browser/find-browser';
import { progress } from '../commands/progress';
import { createPreviewServer } from '../serve/preview-server';
import { astroVersion, buildAstroSite } from './build-astro-site';
import { installPeer } from './install-peer';
import { median } from './median';

const lighthouseVersion = '12.8.2';

const run = promisify(execFile);

/** Medians of so many runs, all kinds in turn. */
const rounds = 5;

/** A slow phone, as Lighthouse has it: calculated from a quick visit, or made slow while it loads. */
const ways = {
  calculated: ['--throttling-method=simulate'],
  applied: [
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=150',
    '--throttling.downloadThroughputKbps=1638',
    '--throttling.uploadThroughputKbps=750',
    '--throttling.cpuSlowdownMultiplier=4',
  ],
};

const measures = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
} as const;

type Paints = Record<keyof typeof measures, number>;

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
}

interface Kind {
  /** what the table says */
  name: string;
  url: string;
  way: readonly string[];
  paints: Paints[];
}

/**
 * Measures when a visitor with a slow phone sees a text page and the home page, beside an Astro build of
 * the same content, with Lighthouse; see docs/benchmarks.md.
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
  const servers = Object.entries(folders).map(([maker, served]) => ({
    maker,
    server: createPreviewServer(served).listen(0, '127.0.0.1'),
  }));
  await Promise.all(
    servers.map(({ server }) => new Promise((resolve) => server.once('listening', resolve))),
  );
  const kinds = Object.entries(ways).flatMap(([way, options]) =>
    paths.flatMap((path) =>
      servers.map(({ maker, server }): Kind => {
        const { port } = server.address() as AddressInfo;
        const url = `http://127.0.0.1:${port}${path}`;
        return { name: `${path}, ${way} | ${maker}`, url, way: options, paints: [] };
      }),
    ),
  );
  try {
    const visits = Array.from({ length: rounds }, () => kinds).flat();
    for (const { url, way, paints } of progress.each('measuring paints', visits)) {
      // In turn, and alone: what keeps this computer busy slows them all.
      // oxlint-disable-next-line no-await-in-loop
      paints.push(await visit(lighthouse, url, way));
    }
  } finally {
    for (const { server } of servers) server.close();
  }
  return [
    `First and largest paint on a slow phone, in ms: medians of ${rounds}, and all largest ones; Lighthouse ${lighthouseVersion}, Astro ${astroVersion}:`,
    '',
    '| page | | first | largest | all | shift |',
    '|---|---|---|---|---|---|',
    ...kinds.map(writeRow),
  ];
}

async function visit(lighthouse: string, url: string, way: readonly string[]): Promise<Paints> {
  const { executablePath, args } = await findBrowser();
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=--headless ${args.join(' ')}`,
      ...way,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64e6 },
  );
  const { audits, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(runtimeError.message);
  const read = (name: keyof Paints) => audits[measures[name]]?.numericValue ?? NaN;
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
