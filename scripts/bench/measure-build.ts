// Builds one config in a process of its own, so that time and memory are that build's alone.
import { readFileSync } from 'node:fs';
import { buildSiteFolder } from '../build/build-site';
import { readPeakMb } from '../commands/peak-memory.mjs';
import { loadConfig } from '../read/load-config';
import { benchSite } from './bench-site';
import { watchChildren } from './watch-children';

const [configFile = '', outFolder = '', publicFolder = benchSite.publicFolder] =
  process.argv.slice(2);

const start = performance.now();
const readChildren = watchChildren();
const { config, translations, pictureKeys, problems } = loadConfig({ configFile, publicFolder });
const checkedAt = performance.now();
if (!config) throw new Error(problems[0]?.message ?? 'the config was refused');
const checkPeakMb = readPeakMb();
const { pages, rendered } = await buildSiteFolder(
  config,
  publicFolder,
  outFolder,
  // Takes a site of any size, and compresses it itself, as most hosts do.
  'netlify',
  { translations, pictureKeys },
);
const { user, system } = process.cpuUsage();
const children = readChildren();
console.log(
  JSON.stringify({
    pages,
    rendered,
    checkMs: checkedAt - start,
    buildMs: performance.now() - checkedAt,
    cpuSeconds: (user + system) / 1e6 + children.cpuSeconds,
    checkPeakMb,
    peakMb: Math.max(readPeakMb(), children.peakMb),
    readMb: countReadMegabytes(),
  }),
);

/** All that this process has asked the system for, also what lay in its memory. */
function countReadMegabytes(): number {
  try {
    const [, bytes] = /^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8')) ?? [];
    return Number(bytes) / 1e6;
  } catch {
    return Number.NaN;
  }
}
