import { fillCards } from '../content/posts/pagination';
import { choosePosts } from '../content/posts/post-archive';
import { fillPlaceholders, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import type { Block } from '../generated/config-types';
import type { BuildContext } from './build-context';

/**
 * The day since which a page has been as it is, as `YYYY-MM-DD`: that of its post, or of the newest
 * post in its lists. Of pages without posts nothing is known.
 */
export function findLastDay(
  { route, scope, part }: ExpandedRoute,
  { config, archive }: Pick<BuildContext, 'config' | 'archive'>,
): string | undefined {
  const fill = (text: string) => fillPlaceholders(text, scope);
  const articles = route.blocks.flatMap((block) =>
    block.type === 'article' ? [fill(block.post)] : [],
  );
  // What else a post leads to is not what its page is about.
  if (articles.length > 0) {
    const posts = scope.post ? [scope.post] : config.entities.posts;
    return findNewest(posts.filter(({ id }) => articles.includes(id)));
  }
  return findNewest(
    route.blocks.flatMap((block) => {
      const listed = readPostCards(block);
      if (!listed) return [];
      const cards = fillCards(listed, fill);
      const posts = choosePosts(cards, archive, part?.year);
      return cards.relatedTo ? posts : posts.slice(0, 1);
    }),
  );
}

function readPostCards(block: Block) {
  return block.type === 'card-grid' && block.cards.of === 'posts' ? block.cards : undefined;
}

function findNewest(posts: readonly { date: string }[]): string | undefined {
  return posts
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}
