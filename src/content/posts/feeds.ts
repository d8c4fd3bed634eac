import type {
  Feed,
  Post,
  PostCards,
  Route,
  SiteConfig,
  SiteIdentity,
} from '../../generated/config-types';
import { createPostArchive, type PostArchive } from './post-archive';
import { memoizeByObject } from '../../utils/memoize';
import { chunkPages, fillPlaceholders, type ExpandedRoute } from '../placeholders/dynamic-routes';
import { findLanguageBase } from '../languages/page-in-language';

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
export const listFollowedCards = memoizeByObject((route: FollowedRoute): FollowedCards[] => {
  const { path, blocks } = route;
  // That page has no address of its own.
  if (path === '*') return [];
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of !== 'posts') return [];
    const { feed, ...cards } = each.cards;
    return feed ? [{ ...cards, feed, block }] : [];
  });
});

type FollowedRoute = Pick<Route, 'path' | 'blocks'>;

/**
 * The posts of the feed of a page: the newest of those that its cards show, whatever the page has of
 * them.
 */
export function listFeedPosts(
  { tag, except, feed }: FollowedCards,
  { scope }: Pick<ExpandedRoute, 'scope'>,
  archive: PostArchive,
): Post[] {
  const fill = (text: string | undefined) => text && fillPlaceholders(text, scope);
  const left = fill(except);
  return archive
    .select(fill(tag))
    .slice(0, feed.posts + 1)
    .filter(({ id }) => id !== left)
    .slice(0, feed.posts);
}

/** The pages that are to have a feed, each with the posts of it: none where nothing has been written. */
export function listFollowedPages(
  config: Pick<SiteConfig, 'entities'>,
  pages: readonly ExpandedRoute[],
): { page: ExpandedRoute; cards: FollowedCards; posts: Post[] }[] {
  const archive = createPostArchive(config);
  return chunkPages(pages)
    .flatMap(chooseFollowed)
    .map(({ page, cards }) => ({ page, cards, posts: listFeedPosts(cards, page, archive) }));
}

const chooseFollowed = memoizeByObject((pages: readonly ExpandedRoute[]) =>
  pages.flatMap((page) => {
    const [cards] = page.part ? [] : listFollowedCards(page.route);
    return cards ? [{ page, cards }] : [];
  }),
);

/** The addresses of all feeds. */
export function listFeedAddresses(
  config: Pick<SiteConfig, 'entities'>,
  pages: readonly ExpandedRoute[],
): string[] {
  return listFollowedPages(config, pages)
    .filter(({ posts }) => posts.length > 0)
    .flatMap(({ page: { path } }) => [feedUrl(path, 'xml'), feedUrl(path, 'json')]);
}

/**
 * What identifies an entry in feeds: programs show it again as new when this changes. It follows from
 * the id, so that the slug, and with it the address, may change. In another language, it is another
 * entry: who follows both feeds is shown both.
 */
export function nameEntry(kind: 'post' | 'episode', id: string, site: SiteIdentity): string {
  return `${site.url}${findLanguageBase(site)}/#${kind}-${id}`;
}
