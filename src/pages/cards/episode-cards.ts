import { chooseEpisodes } from '../../content/posts/podcasts';
import { formatDate } from '../../content/dates/format-date';
import type { EpisodeCards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';

/** A card for each episode, newest first, which links to its page. */
export function buildEpisodeCards(cards: EpisodeCards, context: BuildContext): Card[] {
  const { config } = context;
  return takeShown(chooseEpisodes(config, cards), context).map((episode) => {
    const { title, date, length, summary } = episode;
    const href = context.findAddress('episode', episode);
    return {
      title,
      subtitle: `${formatDate(date, config.site.language)} · ${length}`,
      text: summary,
      actions: [{ label: cards.actionLabel, href, context: title, style: 'quiet' }],
    };
  });
}
