import { writeDay } from '../../config/content/write-day';
import type { Post, PostCards } from '../../generated/config-types';
import { fillLabel } from '../../payload/fill-label';
import type { Card } from '../../payload/payload';
import type { BuildContext } from '../build-context';
import { buildPicture } from '../build-picture';
import { countReadingMinutes } from '../reading-time';

/** A card for each of the newest posts, which links to its page. */
export function buildPostCards(cards: PostCards, context: BuildContext): Card[] {
  return choosePosts(cards, context).map((post) => buildCard(post, cards, context));
}

/**
 * The newest posts. Beside a post, those just before and after it come last: the post itself ends
 * with links to them.
 */
function choosePosts(
  { limit = Infinity, except }: PostCards,
  { newestPosts, findNeighbors }: BuildContext,
): Post[] {
  if (!except) return newestPosts.slice(0, limit);
  const neighbors = findNeighbors(except).filter((post) => post !== undefined);
  const chosen: Post[] = [];
  for (const post of newestPosts) {
    if (chosen.length === limit) break;
    if (post.id !== except && !neighbors.includes(post)) chosen.push(post);
  }
  return [...chosen, ...neighbors].slice(0, limit);
}

function buildCard(post: Post, { details, actionLabel }: PostCards, context: BuildContext): Card {
  const { labels, site } = context.config;
  const { title, date, excerpt, content, image } = post;
  const minutes = countReadingMinutes(content);
  const href = context.findAddress('post', post);
  return {
    title,
    subtitle: `${writeDay(date, site.language)} · ${fillLabel(labels.readingTime, { minutes })}`,
    ...(details === 'full' && { text: excerpt }),
    image: buildPicture(image, context),
    imageShape: 'wide',
    actions: [{ label: actionLabel, href, context: title, style: 'quiet' }],
  };
}
