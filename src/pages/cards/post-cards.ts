import { choosePosts } from '../../content/posts/post-archive';
import { formatDate } from '../../content/dates/format-date';
import type { Post, PostCards } from '../../generated/config-types';
import { fillLabel } from '../../payload/fill-label';
import type { Card } from '../../payload/payload';
import { formatNumber } from '../../utils/format-number';
import { takeShown, type BuildContext } from '../build-context';
import { buildPicture } from '../build-picture';
import { countReadingMinutes } from '../reading-time';

/** A card for each of the newest posts, which links to its page. */
export function buildPostCards(cards: PostCards, context: BuildContext): Card[] {
  const posts = choosePosts(cards, context.archive, context.shown?.year);
  return takeShown(posts, context).map((post) => buildCard(post, cards, context));
}

function buildCard(post: Post, { details, actionLabel }: PostCards, context: BuildContext): Card {
  const { labels, site } = context.config;
  const { title, date, excerpt, image } = post;
  const minutes = countReadingMinutes(post);
  const href = context.findAddress('post', post);
  return {
    title,
    subtitle: formatDate(date, site.language),
    readingTime: fillLabel(labels.readingTime, {
      minutes: formatNumber(minutes, site.language),
    }),
    ...(details === 'full' && { text: excerpt }),
    ...(image && { image: buildPicture(image, context), imageShape: 'wide' }),
    actions: [{ label: actionLabel, href, context: title, style: 'quiet' }],
  };
}
