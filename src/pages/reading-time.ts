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
  return Math.max(1, Math.round(countWords(html) / wordsPerMinute));
}

/** Whether what comes after a post is below any first screen: nobody sees so much at once. */
export function fillsFirstScreen(post: Pick<Post, 'content'>): boolean {
  return countReadingMinutes(post) > 2;
}

/** Words of a post that fit on the first screen of a phone, below its title and picture. */
const wordsOnFirstScreen = 80;

/** Whether a post begins with so many words in paragraphs and headings, or has nothing else. */
export function startsPlainly({ content }: Pick<Post, 'content'>): boolean {
  const other = content.search(/<(?:h3|h4|li|blockquote|figure|hr|table)\b/);
  return other === -1 || countWords(content.slice(0, other)) >= wordsOnFirstScreen;
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
