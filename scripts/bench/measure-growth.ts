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
