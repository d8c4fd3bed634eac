import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig, type BuildMeasure } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { addFeatures, removeFeatures } from './vary-features';

/** How many times smaller the sites are that the largest one is compared with. */
const shares = [50, 5, 1];

/**
 * Builds sites of a fiftieth and a fifth of the posts, and of all, each without any cache, and tells how the
 * time for a page grows.
 *
 * @param postCount how many posts the largest site has more than the config
 * @returns the lines of a Markdown table
 */
export function measureGrowth(config: SiteConfig, postCount: number): string[] {
  const variants = [
    ['', removeFeatures],
    [' with all', addFeatures],
  ] as const;
  const rows = variants.flatMap(([name, vary]) => {
    let before: BuildMeasure | undefined;
    return shares.map((share) => {
      const posts = Math.ceil(postCount / share);
      const measure = buildConfig(vary(makeLargeConfig(config, posts)), `${posts}${name}`);
      const row = writeRow(`${posts}${name}`, measure, before);
      before = measure;
      return row;
    });
  });
  return [
    'Build time by number of posts, without and with search, feeds, tags and series:',
    '',
    '| posts | pages | CPU s | CPU ms per page | vs. row above | s | peak MB |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ];
}

function writeRow(name: string, measure: BuildMeasure, before: BuildMeasure | undefined): string {
  const { pages, cpuSeconds, seconds, peakMb } = measure;
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
