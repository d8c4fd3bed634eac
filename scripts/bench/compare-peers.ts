import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig, workFolder } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { buildPeer, installPeers, writePeerSite } from './build-peer';
import type { RunMeasure } from './run-recorded';
import { removeFeatures } from './vary-features';

/** An odd number, so that there is one in the middle. */
const rounds = 3;

/** Builds of the same posts, in each round. */
export interface Comparison {
  posts: number;
  contenders: {
    name: string;
    files: number;
    builds: RunMeasure[];
  }[];
}

interface Contender {
  name: string;
  build: () => RunMeasure;
  out: string;
  builds: RunMeasure[];
}

/**
 * Builds the same posts with this engine, Astro and Eleventy, one after the other, three times. None
 * knows an earlier build.
 *
 * @param postCount how many posts are added to those of the config
 * @throws Error when npm cannot install the others
 */
export async function comparePeers(config: SiteConfig, postCount: number): Promise<Comparison> {
  const peers = await installPeers();
  const large = removeFeatures(makeLargeConfig(config, postCount));
  const { posts } = makeLargeConfig(config, postCount).entities;
  const contenders: Contender[] = [
    { name: 'this engine', ...makeOwnBuild(large, `${postCount} posts`), builds: [] },
    ...peers.map((peer) => {
      const folder = writePeerSite(peer, posts);
      const out = join(folder, peer.out);
      const build = () => buildPeer(peer, folder);
      const name = [peer.package, peer.version, peer.note ?? ''].join(' ').trim();
      return { name, build, out, builds: [] };
    }),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { build, builds } of contenders) builds.push(build());
  }
  return {
    posts: posts.length,
    contenders: contenders.map(({ name, out, builds }) => ({
      name,
      files: countFiles(out),
      builds,
    })),
  };
}

function makeOwnBuild(config: object, name: string): Pick<Contender, 'build' | 'out'> {
  const out = join(workFolder, name);
  const build = () => {
    rmSync(out, { recursive: true, force: true });
    return buildConfig(config, name);
  };
  return { build, out };
}

function countFiles(folder: string): number {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
}
