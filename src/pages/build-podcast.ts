import {
  listHostedEpisodes,
  listPodcastCards,
  podcastUrl,
  type HostedEpisode,
  type PodcastCards,
} from '../content/posts/podcasts';
import { fillTexts } from '../content/placeholders/fill-texts';
import { fillPlaceholders, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import { definition } from '../content/schema/walk-schema';
import type { PodcastFeed } from '../payload/feed';
import type { BuildContext } from './build-context';
import { buildRichText } from './build-rich-text';
import type { LinkBelowCards } from './build-list';

interface PlannedPodcast {
  cards: PodcastCards;
  episodes: HostedEpisode[];
}

/** The podcast that a page lets apps follow: its cards, and the episodes that are in the feed. */
export function findPodcast(
  { route }: ExpandedRoute,
  { config }: Pick<BuildContext, 'config'>,
): PlannedPodcast | undefined {
  const [cards] = listPodcastCards(route);
  const episodes = cards ? listHostedEpisodes(config, cards) : [];
  return cards && episodes.length > 0 ? { cards, episodes } : undefined;
}

/** The link to the feed of a podcast, below the cards of its episodes. */
export function writePodcastLink(
  { cards: { block, podcast } }: PlannedPodcast,
  { route, scope }: ExpandedRoute,
): LinkBelowCards {
  return { block, label: fillPlaceholders(podcast.label, scope), href: podcastUrl(route.path) };
}

/** The podcast feed of a page, with what each episode is about. */
export function buildPodcast(
  expanded: ExpandedRoute,
  context: BuildContext,
): PodcastFeed | undefined {
  const found = findPodcast(expanded, context);
  if (!found) return undefined;
  const filled = fillTexts(found.cards.podcast, definition('Podcast'), expanded.scope);
  const { label: _label, ...podcast } = filled;
  return {
    ...podcast,
    path: expanded.path,
    episodes: found.episodes.map((episode) => ({
      id: episode.id,
      title: episode.title,
      summary: episode.summary,
      day: episode.date,
      length: episode.length,
      audio: episode.audio,
      text: buildRichText(episode.text, context),
      href: context.findAddress('episode', episode),
    })),
  };
}
