import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { projectFolder } from '../project-folder';
import { benchSite } from './bench-site';

/** What is used of the JSON that `npm run build -- --site … --json` prints. */
interface Summary {
  seconds: number;
  sites: { rendered: number; seconds: number; cpuSeconds: number; peakMb: number }[];
}

/**
 * Measures builds of many practices, which are one under other names: with nothing known of
 * them, with their pictures known, and with nothing to do.
 *
 * @param folder where they go; is made
 * @param siteCount enough for the start of the processes not to count
 * @returns the lines of a Markdown table
 */
export function measureSites(folder: string, siteCount: number): string[] {
  const folders = makeSites(folder, siteCount);
  const rows = [writeRow('share images are drawn', build(folders))];
  for (const site of folders) rmSync(join(site, 'dist'), { recursive: true });
  rows.push(writeRow('images are cached', build(folders)));
  rows.push(writeRow('nothing changed', build(folders)));
  return [
    '',
    `${siteCount} practices, built by one command:`,
    '',
    '| | rendered | s in all | s each after the first | s of the processor each | peak MB of a process, after 10 sites | after all |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function makeSites(folder: string, siteCount: number): string[] {
  const config = JSON.parse(readFileSync(benchSite.configFile, 'utf8')) as SiteConfig;
  return Array.from({ length: siteCount }, (_, index) => {
    const site = join(folder, `practice-${index}`);
    mkdirSync(site, { recursive: true });
    const named = { ...config, site: { ...config.site, name: `Practice ${index}` } };
    writeFileSync(join(site, 'site.config.json'), JSON.stringify(named, null, 2));
    symlinkSync(benchSite.publicFolder, join(site, 'public'));
    return site;
  });
}

function build(folders: readonly string[]): Summary {
  const args = [join(projectFolder, 'scripts/run-bundled.mjs'), 'build', '--json', '--site'];
  const output = execFileSync(process.execPath, [...args, ...folders], {
    // The summary of hundreds of sites says of each what took how long.
    maxBuffer: 2 ** 26,
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output) as Summary;
}

function writeRow(name: string, { seconds, sites }: Summary): string {
  const [first] = sites;
  const rendered = sites.reduce((sum, site) => sum + site.rendered, 0);
  const later = sites.slice(10);
  const cpu = later.reduce((sum, site) => sum + site.cpuSeconds, 0) / later.length;
  const peak = (some: Summary['sites']) => Math.max(...some.map(({ peakMb }) => peakMb)).toFixed(0);
  const cells = [
    name,
    rendered,
    seconds.toFixed(1),
    ((seconds - (first?.seconds ?? 0)) / (sites.length - 1)).toFixed(2),
    cpu.toFixed(2),
    peak(sites.slice(0, 10)),
    peak(sites),
  ];
  return `| ${cells.join(' | ')} |`;
}
