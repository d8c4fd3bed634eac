import { feedUrl, listFeedPosts, listFollowedCards } from '../config/content/feeds';
import { fillPlaceholders, type ExpandedRoute } from '../config/content/templates';
import type { Post } from '../generated/config-types';
import type { Feed, FeedPost } from '../payload/feed';
import type { PlacedBlock } from '../payload/payload';
import type { BuildContext } from './build-context';
import { buildPicture } from './build-picture';
import { buildRichText } from './build-rich-text';

/** The feed of a page, and which of its blocks it belongs to. */
export interface PlannedFeed {
  block: number;
  label: string;
  posts: readonly Post[];
}

/** The feed that a page has, if it shows posts that are to be followed and there are some. */
export function findFeed(
  expanded: ExpandedRoute,
  { archive }: Pick<BuildContext, 'archive'>,
): PlannedFeed | undefined {
  const [cards] = listFollowedCards(expanded.route);
  if (!cards) return undefined;
  const posts = listFeedPosts(cards, expanded, archive);
  return posts.length > 0 ? { block: cards.block, label: cards.feed.label, posts } : undefined;
}

/** Adds a link to the feed below the cards that it belongs to, also on the further pages of a list. */
export function linkFeed(
  placed: readonly PlacedBlock[],
  feed: PlannedFeed,
  { route, scope }: ExpandedRoute,
): PlacedBlock[] {
  return placed.map((each, index) => {
    const { block } = each;
    if (index !== feed.block || block.type !== 'card-grid') return each;
    const label = fillPlaceholders(feed.label, scope);
    const href = feedUrl(fillPlaceholders(route.path, scope), 'xml');
    const link = { label, href, style: 'quiet' as const };
    return { ...each, block: { ...block, actions: [...(block.actions ?? []), link] } };
  });
}

/** The feed of a page with the whole texts of its posts. */
export function buildFeed(expanded: ExpandedRoute, context: BuildContext): Feed | undefined {
  const feed = findFeed(expanded, context);
  if (!feed) return undefined;
  const { path, route, scope } = expanded;
  return {
    title: fillPlaceholders(route.discreetTitle ?? route.title, scope),
    path,
    posts: feed.posts.map((post) => buildFeedPost(post, context)),
  };
}

function buildFeedPost(post: Post, context: BuildContext): FeedPost {
  const { id, title, author, date, excerpt, image, content } = post;
  return {
    id,
    title,
    author,
    dateTime: date,
    excerpt,
    href: context.findAddress('post', post),
    image: buildPicture(image, context),
    content: buildRichText(content, context),
    tags: post.tags.flatMap((tag) => context.findTag(tag)?.name ?? []),
  };
}
