import {
  listHostedEpisodes,
  listPodcastCards,
  podcastUrl,
  type HostedEpisode,
  type PodcastCards,
} from '../config/content/podcasts';
import { fillTexts } from '../config/content/fill-texts';
import { fillPlaceholders, type ExpandedRoute } from '../config/content/templates';
import { definition } from '../config/schema/walk-schema';
import type { PlacedBlock } from '../payload/payload';
import type { PodcastFeed } from '../payload/podcast';
import type { BuildContext } from './build-context';
import { buildRichText } from './build-rich-text';

/** The podcast that a page lets apps follow: its cards, and the episodes that are in the feed. */
export function findPodcast(
  { route }: ExpandedRoute,
  { config }: Pick<BuildContext, 'config'>,
): { cards: PodcastCards; episodes: HostedEpisode[] } | undefined {
  const [cards] = listPodcastCards(route);
  const episodes = cards ? listHostedEpisodes(config, cards) : [];
  return cards && episodes.length > 0 ? { cards, episodes } : undefined;
}

/** Adds a link to the feed below the cards of the episodes. */
export function linkPodcast(
  placed: readonly PlacedBlock[],
  expanded: ExpandedRoute,
  context: BuildContext,
): PlacedBlock[] {
  const podcast = findPodcast(expanded, context);
  if (!podcast) return [...placed];
  const { cards } = podcast;
  const href = podcastUrl(expanded.route.path);
  const label = fillPlaceholders(cards.podcast.label, expanded.scope);
  const link = { label, href, style: 'quiet' as const };
  return placed.map((each, index) => {
    const { block } = each;
    if (index !== cards.block || block.type !== 'card-grid') return each;
    return { ...each, block: { ...block, actions: [...(block.actions ?? []), link] } };
  });
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
