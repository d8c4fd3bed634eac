import { expandRoutes, type ExpandedRoute } from '../config/content/templates';
import type { SiteConfig } from '../generated/config-types';
import type { Feed } from '../payload/feed';
import type { PagePayload } from '../payload/payload';
import type { PodcastFeed } from '../payload/podcast';
import { createBuildContext, type PublicAssets } from './build-context';
import { buildFeed } from './build-feed';
import { buildPage } from './build-page';
import { buildPodcast } from './build-podcast';
import { findLastDay } from './find-last-day';

/** A page of a site, which is built when it is asked for. */
export interface PlannedPage extends ExpandedRoute {
  /** @throws Error when the page names something that the config does not have */
  build: () => PagePayload;
  /** since when the page has been as it is, where that is known */
  lastDay: () => string | undefined;
  /** the posts of the page for those who follow them, if it has a feed */
  buildFeed: () => Feed | undefined;
  /** the episodes of the page for podcast apps, if it lets them follow it */
  buildPodcast: () => PodcastFeed | undefined;
}

/**
 * All pages of a site, in the order of the config.
 *
 * @param untranslated texts that are in the main language of the site, if that is not the one of the
 *   config
 */
export function planPages(
  config: SiteConfig,
  assets: PublicAssets,
  untranslated?: ReadonlySet<string>,
): PlannedPage[] {
  const context = createBuildContext(config, assets, untranslated);
  return expandRoutes(config).map((route) => ({
    ...route,
    build: () => buildPage(route, context),
    lastDay: () => findLastDay(route, context),
    buildFeed: () => buildFeed(route, context),
    buildPodcast: () => buildPodcast(route, context),
  }));
}
