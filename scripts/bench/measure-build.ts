// Builds one config in a process of its own, so that time and memory are that build's alone.
import { buildSiteFolder } from '../../src/build/build-site';
import { readPeakMb } from '../../src/io/peak-memory.mjs';
import { loadConfig } from '../../src/build/load-config';
import { watchChildren } from './watch-children';

const [configFile = '', outFolder = '', publicFolder = ''] = process.argv.slice(2);

const start = performance.now();
const readChildren = watchChildren();
const { config, translations, pictureKeys, problems } = loadConfig({ configFile, publicFolder });
if (!config) throw new Error(problems[0]?.message ?? 'the config was refused');
const { pages } = await buildSiteFolder(
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
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6 + children.cpuSeconds,
    peakMb: Math.max(readPeakMb(), children.peakMb),
  }),
);
