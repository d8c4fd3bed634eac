import type { FeedPost } from '../../payload/feed';

/**
 * What identifies a post in feeds: programs show it again as new when this changes. It follows from
 * the id, so that the slug, and with it the address, may change.
 */
export function namePost({ id }: Pick<FeedPost, 'id'>, siteUrl: string): string {
  return `${siteUrl}/#post-${id}`;
}
