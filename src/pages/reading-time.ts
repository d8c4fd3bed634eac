import type { Post } from '../generated/config-types';

/** How many words a minute people read on a screen: Brysbaert 2019 finds 238 for non-fiction. */
const wordsPerMinute = 238;

/** A post is on the cards of several pages. */
const known = new WeakMap<Pick<Post, 'content'>, number>();

/** Minutes that it takes to read a post; at least 1. */
export function countReadingMinutes(post: Pick<Post, 'content'>): number {
  const minutes = known.get(post) ?? countMinutes(post.content);
  known.set(post, minutes);
  return minutes;
}

function countMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
