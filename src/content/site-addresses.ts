import type { SiteConfig } from '../generated/config-types';
import { listFilterPaths } from './regions/directory-filters';
import { expandRoutes, type ExpandedRoute } from './placeholders/dynamic-routes';
import { listFeedAddresses } from './posts/feeds';
import { listPodcastAddresses } from './posts/podcasts';

/** Addresses that a site answers, in all its languages. */
export interface SiteAddresses {
  pages: ReadonlySet<string>;
  /** old ones that redirect */
  redirects: ReadonlySet<string>;
}

/** The addresses of all pages of some configs, those made for answers too, and the old ones. */
export function listSiteAddresses(configs: readonly SiteConfig[]): SiteAddresses {
  const pages = configs.flatMap((config) => [
    ...expandRoutes(config).map(({ path }) => path),
    ...listFilterPaths(config),
  ]);
  const redirects = configs.flatMap((config) => config.redirects.map(({ from }) => from));
  return { pages: new Set(pages), redirects: new Set(redirects) };
}

/**
 * The addresses that no page or file has, and that a build serves: feeds, podcasts, and the pages for
 * what visitors can answer about counselors.
 *
 * @param pages all pages of the config
 */
export function listMadeAddresses(config: SiteConfig, pages: readonly ExpandedRoute[]): string[] {
  return [
    ...listFeedAddresses(config, pages),
    ...listPodcastAddresses(config, pages),
    ...listFilterPaths(config),
  ];
}
