import { expandRoutes, type ExpandedRoute } from '../config/content/templates';
import type { SiteConfig } from '../generated/config-types';
import type { Feed } from '../payload/feed';
import type { PagePayload } from '../payload/payload';
import type { PodcastFeed } from '../payload/podcast';
import { createBuildContext, type BuildContext, type PublicAssets } from './build-context';
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
  return expandRoutes(config).map((page) => new PageOfSite(page, context));
}

/** Of ten thousand pages, the editor builds one: what the others would need is not made. */
class PageOfSite implements PlannedPage {
  readonly route: ExpandedRoute['route'];
  readonly path: string;
  readonly scope: ExpandedRoute['scope'];
  readonly index: number;
  readonly part?: NonNullable<ExpandedRoute['part']>;

  constructor(
    private readonly page: ExpandedRoute,
    private readonly context: BuildContext,
  ) {
    this.route = page.route;
    this.path = page.path;
    this.scope = page.scope;
    this.index = page.index;
    if (page.part) this.part = page.part;
  }

  get build(): PlannedPage['build'] {
    return () => buildPage(this.page, this.context);
  }

  get lastDay(): PlannedPage['lastDay'] {
    return () => findLastDay(this.page, this.context);
  }

  get buildFeed(): PlannedPage['buildFeed'] {
    return () => buildFeed(this.page, this.context);
  }

  get buildPodcast(): PlannedPage['buildPodcast'] {
    return () => buildPodcast(this.page, this.context);
  }
}
