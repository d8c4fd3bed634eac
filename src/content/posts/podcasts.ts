import type {
  Episode,
  EpisodeCards,
  Podcast,
  Route,
  SiteConfig,
} from '../../generated/config-types';
import { memoizeByObject } from '../../utils/memoize';
import { selectEntries } from '../shown-entries';
import { chunkPages, type ExpandedRoute } from '../placeholders/dynamic-routes';

/** The media type of podcast feeds. */
export const podcastType = 'application/rss+xml';

/** Where the podcast feed of a page is served: `/a` → `/a/podcast.xml`. */
export function podcastUrl(path: string): string {
  return `${path === '/' ? '' : path}/podcast.xml`;
}

/** An episode that podcast apps can fetch. */
export type HostedEpisode = Episode & { audio: NonNullable<Episode['audio']> };

/** Cards of episodes that podcast apps can follow, and which block of their page they are in. */
export interface PodcastCards extends EpisodeCards {
  block: number;
  podcast: Podcast;
}

/** The lists of episodes on a page that are to have a feed: the first one gets it. */
export const listPodcastCards = memoizeByObject((route: PodcastRoute): PodcastCards[] => {
  const { path, forEach, blocks } = route;
  if (path === '*' || forEach !== undefined) return [];
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of !== 'episodes') return [];
    const { podcast, ...cards } = each.cards;
    return podcast ? [{ ...cards, podcast, block }] : [];
  });
});

type PodcastRoute = Pick<Route, 'path' | 'forEach' | 'blocks'>;

/** The episodes that cards show, newest first; those of the same day keep the order of the config. */
export function chooseEpisodes(config: SiteConfig, cards: EpisodeCards): Episode[] {
  return selectEntries(config, cards).toSorted(
    (one, other) => Number(one.date < other.date) - Number(one.date > other.date),
  );
}

/** The episodes in a podcast feed: those whose audio the practice hosts. */
export function listHostedEpisodes(config: SiteConfig, cards: EpisodeCards): HostedEpisode[] {
  return chooseEpisodes(config, cards).flatMap(({ audio, ...episode }) =>
    audio ? [{ ...episode, audio }] : [],
  );
}

/** The addresses of all podcast feeds. */
export function listPodcastAddresses(
  config: SiteConfig,
  pages: readonly ExpandedRoute[],
): string[] {
  return chunkPages(pages)
    .flatMap(choosePodcasts)
    .flatMap(({ path, cards }) =>
      listHostedEpisodes(config, cards).length > 0 ? [podcastUrl(path)] : [],
    );
}

const choosePodcasts = memoizeByObject((pages: readonly ExpandedRoute[]) =>
  pages.flatMap(({ route, path, part }) => {
    const [cards] = part ? [] : listPodcastCards(route);
    return cards ? [{ path, cards }] : [];
  }),
);
