import type {
  Block,
  CardGridBlock,
  PostCards,
  PostSeries,
  Route,
  SiteConfig,
} from '../../src/generated/config-types';

const tagCount = 20;
const cardsPerPage = 50;
const partsPerSeries = 5;
const actionLabel = 'Read the post';
const feed = { label: 'Follow by feed' };

/**
 * A config without what posts can be found by, as the text of a config may be: the list of the newest
 * posts is all that leads to them. Pages that search engines must not list are in no sitemap, and no
 * data describes them.
 */
export function removeFeatures(config: SiteConfig): object {
  return {
    ...config,
    routes: varyRoutes(config, ({ feed: _feed, ...cards }) => cards).map((route) =>
      route.forEach === 'posts' ? { ...route, robots: 'noindex' } : route,
    ),
  };
}

/**
 * The same posts with everything that they can be found by: a search, feeds, tags, series, lists by page
 * and by year, related posts, and data for search engines; each with a moment from which it is published.
 */
export function addFeatures(config: SiteConfig): object {
  const tags = Array.from({ length: tagCount }, (_, index) => ({
    id: `tag-${index + 1}`,
    name: `Subject ${index + 1}`,
    description: `All posts of this large site that have something to say about subject ${index + 1}.`,
  }));
  const posts = config.entities.posts.map((post, index, { length }) => ({
    ...post,
    tags: [...new Set([index, index * 7 + 3])].flatMap((place) => tags[place % tagCount]?.id ?? []),
    series: writeSeries(length - 1 - index),
    publishAt: '2000-01-01T08:00Z',
  }));
  const routes = varyRoutes(config, ({ limit, ...cards }) =>
    cards.except === undefined
      ? { ...cards, perPage: cardsPerPage, byYear: true, feed: { ...feed, posts: 20 } }
      : { ...cards, ...(limit !== undefined && { limit }), relatedTo: cards.except },
  );
  return {
    ...config,
    entities: { ...config.entities, posts, tags },
    routes: [...routes, tagPages, searchPage],
  };
}

/** @param age how many posts are older: the first part is the oldest */
function writeSeries(age: number): PostSeries {
  return {
    name: `Series ${Math.floor(age / partsPerSeries) + 1}`,
    part: (age % partsPerSeries) + 1,
  };
}

const tagPages = {
  path: '/about-subject/{tag.id}',
  forEach: 'tags',
  title: '{tag.name}',
  description: '{tag.description}',
  blocks: [
    { type: 'banner', title: '{tag.name}' },
    {
      type: 'card-grid',
      cards: { of: 'posts', tag: '{tag.id}', perPage: cardsPerPage, actionLabel, feed },
    },
  ],
};

const searchPage = {
  path: '/search-in-all-pages',
  title: 'Search',
  description:
    'Look for a word in all pages of this large site, in its posts and in everything else.',
  blocks: [
    {
      type: 'search',
      title: 'Search',
      inHeader: true,
      kinds: [{ of: 'posts', title: 'Posts' }],
      nothingFound: '<p>Try another word.</p>',
      withoutScript: '<p>The search needs JavaScript.</p>',
    },
  ],
};

/**
 * The routes with other cards of posts. All posts are shared with one image: drawing ten thousand, once,
 * takes longer than all builds that are compared.
 */
function varyRoutes({ routes }: SiteConfig, vary: (cards: PostCards) => PostCards): Route[] {
  return routes.map((route) => ({
    ...route,
    ...(route.forEach === 'posts' && { title: 'A post', discreetTitle: route.title }),
    blocks: route.blocks.map((block): Block =>
      isOfPosts(block) ? { ...block, cards: vary(block.cards) } : block,
    ),
  }));
}

function isOfPosts(block: Block): block is CardGridBlock & { cards: PostCards } {
  return block.type === 'card-grid' && block.cards.of === 'posts';
}
