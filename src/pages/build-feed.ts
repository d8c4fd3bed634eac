import { feedUrl, listFeedPosts, listFollowedCards } from '../content/posts/feeds';
import { fillPlaceholders, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import type { Post } from '../generated/config-types';
import type { Feed, FeedPost } from '../payload/feed';
import type { BuildContext } from './build-context';
import { buildPicture } from './build-picture';
import { buildRichText } from './build-rich-text';
import type { LinkBelowCards } from './build-list';

/** The feed of a page, and which of its blocks it belongs to. */
interface PlannedFeed {
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

/** The link to a feed, also on the further pages of a list. */
export function writeFeedLink(
  { block, label }: PlannedFeed,
  { route, scope }: ExpandedRoute,
): LinkBelowCards {
  return {
    block,
    label: fillPlaceholders(label, scope),
    href: feedUrl(fillPlaceholders(route.path, scope), 'xml'),
  };
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
    ...(image && { image: buildPicture(image, context) }),
    content: buildRichText(content, context),
    tags: post.tags.flatMap((tag) => context.findTag(tag)?.name ?? []),
  };
}
