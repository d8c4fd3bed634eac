import { expandRoutes, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import type { SiteConfig } from '../generated/config-types';
import type { Feed, PodcastFeed } from '../payload/feed';
import type { PagePayload } from '../payload/payload';
import { createBuildContext, type BuildContext, type PublicAssets } from './build-context';
import { buildFeed } from './build-feed';
import { buildPage } from './build-page';
import { buildPodcast } from './build-podcast';
import { findLastDay } from './find-last-day';

/**
 * A page of a site, which is built when it is asked for. The editor plans all of them with each key, so
 * a plan is no more than what it is made of.
 */
export class PlannedPage {
  constructor(
    private readonly expanded: ExpandedRoute,
    private readonly context: BuildContext,
    private readonly finish = (built: PagePayload): PagePayload => built,
  ) {}

  get path(): string {
    return this.expanded.path;
  }

  get route(): ExpandedRoute['route'] {
    return this.expanded.route;
  }

  get scope(): ExpandedRoute['scope'] {
    return this.expanded.scope;
  }

  get part(): ExpandedRoute['part'] {
    return this.expanded.part;
  }

  /** @throws Error when the page names something that the config does not have */
  build(): PagePayload {
    return this.finish(buildPage(this.expanded, this.context));
  }

  /** The same page, with what is done to it in the end when it has been built. */
  finishedBy(finish: (built: PagePayload) => PagePayload): PlannedPage {
    return new PlannedPage(this.expanded, this.context, (built) => finish(this.finish(built)));
  }

  /** Since when the page has been as it is, where that is known. */
  lastDay(): string | undefined {
    return findLastDay(this.expanded, this.context);
  }

  /** The posts of the page for those who follow them, if it has a feed. */
  buildFeed(): Feed | undefined {
    return buildFeed(this.expanded, this.context);
  }

  /** The episodes of the page for podcast apps, if it lets them follow it. */
  buildPodcast(): PodcastFeed | undefined {
    return buildPodcast(this.expanded, this.context);
  }
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
  return expandRoutes(config).map((route) => new PlannedPage(route, context));
}
