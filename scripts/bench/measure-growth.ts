import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig, type BuildMeasure } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { addFeatures, removeFeatures } from './vary-features';

/** How many times smaller the sites are that the largest one is compared with. */
const shares = [50, 5, 1];

/** A build of a site with that name, which says how many posts it has. */
export interface GrowthMeasure extends BuildMeasure {
  name: string;
}

/**
 * Builds sites of a fiftieth and a fifth of the posts, and of all, each without any cache.
 *
 * @param postCount how many posts the largest site has more than the config
 */
export function measureGrowth(config: SiteConfig, postCount: number): GrowthMeasure[] {
  const variants = [
    ['', removeFeatures],
    [' with all', addFeatures],
  ] as const;
  return variants.flatMap(([variant, vary]) =>
    shares.map((share) => {
      const posts = Math.ceil(postCount / share);
      const name = `${posts}${variant}`;
      return { name, ...buildConfig(vary(makeLargeConfig(config, posts)), name) };
    }),
  );
}

/** Tells how the time for a page grows. @returns the lines of a Markdown table */
export function writeGrowth(measures: readonly GrowthMeasure[]): string[] {
  return [
    'Build time by number of posts, without and with search, feeds, tags and series:',
    '',
    '| posts | pages | CPU s | CPU ms per page | vs. row above | s | peak MB |',
    '|---|---|---|---|---|---|---|',
    ...measures.map((measure, index) =>
      // The first site of each kind is not compared.
      writeRow(measure, index % shares.length > 0 ? measures[index - 1] : undefined),
    ),
  ];
}

function writeRow(measure: GrowthMeasure, before: BuildMeasure | undefined): string {
  const { name, pages, cpuSeconds, seconds, peakMb } = measure;
  const cells = [
    name,
    pages,
    cpuSeconds.toFixed(1),
    (perPage(measure) * 1000).toFixed(1),
    before ? (perPage(measure) / perPage(before)).toFixed(2) : '',
    seconds.toFixed(1),
    peakMb.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

function perPage({ cpuSeconds, pages }: BuildMeasure): number {
  return cpuSeconds / pages;
}
