import type { Feed, PostCards, Route, SiteConfig } from '../../generated/config-types';
import type { ExpandedRoute } from './templates';

/** The media types of feeds: Atom and JSON Feed. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** Where the feed of the posts on a page is served: `/a` → `/a/feed.xml`. */
export function feedUrl(path: string, format: keyof typeof feedTypes): string {
  return `${path === '/' ? '' : path}/feed.${format}`;
}

/** Cards of posts that can be followed, and which block of their page they are in. */
export interface FollowedCards extends PostCards {
  block: number;
  feed: Feed;
}

/** The lists of posts on a page that are to have a feed: the first one gets it. */
export function listFollowedCards({
  path,
  blocks,
}: Pick<Route, 'path' | 'blocks'>): FollowedCards[] {
  // That page has no address of its own.
  if (path === '*') return [];
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of !== 'posts') return [];
    const { feed, ...cards } = each.cards;
    return feed ? [{ ...cards, feed, block }] : [];
  });
}

/** The addresses of all feeds. */
export function listFeedAddresses(
  { entities }: Pick<SiteConfig, 'entities'>,
  pages: readonly ExpandedRoute[],
): string[] {
  if (entities.posts.length === 0) return [];
  return pages
    .filter(({ route }) => listFollowedCards(route).length > 0)
    .flatMap(({ path }) => [feedUrl(path, 'xml'), feedUrl(path, 'json')]);
}
