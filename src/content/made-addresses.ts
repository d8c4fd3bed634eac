import type { SiteConfig } from '../generated/config-types';
import { listFilterPaths } from './regions/directory-filters';
import { listFeedAddresses } from './posts/feeds';
import { listPodcastAddresses } from './posts/podcasts';
import type { ExpandedRoute } from './placeholders/dynamic-routes';

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
