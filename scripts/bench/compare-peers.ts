import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig, workFolder } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { buildPeer, installPeers, writePeerSite } from './build-peer';
import { median } from './median';
import type { RunMeasure } from './run-recorded';
import { removeFeatures } from './vary-features';

/** An odd number, so that there is one in the middle. */
const rounds = 3;

/** One that is compared, and what it took in each round. */
interface Contender {
  name: string;
  build: () => RunMeasure;
  out: string;
  measures: RunMeasure[];
}

/**
 * Builds the same posts with this engine, Astro and Eleventy, one after the other, three times. None
 * knows an earlier build.
 *
 * @param postCount how many posts are added to those of the config
 * @returns the lines of a Markdown table, or one that says why there is none
 */
export async function comparePeers(config: SiteConfig, postCount: number): Promise<string[]> {
  const peers = await installPeers().catch(() => []);
  if (peers.length === 0) {
    return ['Not compared with Astro and Eleventy: npm could not install them.'];
  }
  const large = removeFeatures(makeLargeConfig(config, postCount));
  const { posts } = makeLargeConfig(config, postCount).entities;
  const contenders: Contender[] = [
    { name: 'this engine', ...makeOwnBuild(large, `${postCount} posts`), measures: [] },
    ...peers.map((peer) => {
      const folder = writePeerSite(peer, posts);
      const out = join(folder, peer.out);
      const build = () => buildPeer(peer, folder);
      const name = [peer.package, peer.version, peer.note ?? ''].join(' ').trim();
      return { name, build, out, measures: [] };
    }),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { build, measures } of contenders) measures.push(build());
  }
  const least = middle(contenders[0], ({ cpuSeconds }) => cpuSeconds);
  return [
    '',
    `${posts.length} posts of 400 words, medians of ${rounds} builds that took turns:`,
    '',
    '| | CPU s | vs. this engine | s | peak MB | files |',
    '|---|---|---|---|---|---|',
    ...contenders.map((one) => {
      const cpu = middle(one, ({ cpuSeconds }) => cpuSeconds);
      const cells = [
        one.name,
        cpu.toFixed(1),
        (cpu / least).toFixed(2),
        middle(one, ({ seconds }) => seconds).toFixed(1),
        middle(one, ({ peakMb }) => peakMb).toFixed(0),
        countFiles(one.out),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}

function makeOwnBuild(config: object, name: string): Pick<Contender, 'build' | 'out'> {
  const out = join(workFolder, name);
  const build = () => {
    rmSync(out, { recursive: true, force: true });
    return buildConfig(config, name);
  };
  return { build, out };
}

function middle(one: Contender | undefined, read: (measure: RunMeasure) => number): number {
  return median(one?.measures.map(read) ?? []);
}

function countFiles(folder: string): number {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
}
