/** How many words a minute people read on a screen: Brysbaert 2019 finds 238 for non-fiction. */
const wordsPerMinute = 238;

/** Minutes that it takes to read a text with simple HTML; at least 1. */
export function countReadingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
