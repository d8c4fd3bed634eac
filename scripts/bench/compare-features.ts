import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { addFeatures, removeFeatures } from './vary-features';

/**
 * Builds the same posts without and with everything that they can be found by. Pictures and code are
 * in the cache: each was built once before with a few posts.
 *
 * @param postCount how many posts are added to those of the config
 * @returns the lines of a Markdown table
 */
export function compareFeatures(config: SiteConfig, postCount: number): string[] {
  const large = makeLargeConfig(config, postCount);
  const few = makeLargeConfig(config, 1);
  const variants = [
    ['without', removeFeatures],
    ['with all', addFeatures],
  ] as const;
  for (const [name, vary] of variants) buildConfig(vary(few), `few ${name}`);
  const measures = variants.map(([name, vary]) => {
    return { name, ...buildConfig(vary(large), `${postCount} ${name}`) };
  });
  const least = measures[0]?.cpuSeconds ?? 0;
  return [
    `${postCount} posts without and with search, feeds, tags, pages of lists, related posts, and data for search engines:`,
    '',
    '| | pages | s of the processor | to without | ms of it a page | s | peak MB |',
    '|---|---|---|---|---|---|---|',
    ...measures.map(({ name, pages, cpuSeconds, checkMs, buildMs, peakMb }) => {
      const cells = [
        name,
        pages,
        cpuSeconds.toFixed(1),
        (cpuSeconds / least).toFixed(2),
        ((cpuSeconds * 1000) / pages).toFixed(1),
        ((checkMs + buildMs) / 1000).toFixed(1),
        peakMb.toFixed(0),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}
