import { listFollowedCards } from '../../../content/posts/feeds';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** A page has one feed, whose address is that of the page. */
export const oneFeedAPage = {
  problems: {
    CFG0621: {
      severity: 'warning',
      title: 'A page has a second feed.',
      cause:
        'Two lists of posts on the same page have a "feed". The URL of the feed is that of the page plus "/feed.xml", so a page can have only one. The first list’s feed is used; the second setting has no effect.',
      inEditor: 'Remove the feed from this list or from the first one.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/3/cards/feed': { label: 'Follow by feed' },
          '/routes/0/blocks/4': {
            type: 'card-grid',
            cards: { of: 'posts', actionLabel: 'Read', feed: { label: 'Follow by feed' } },
          },
        },
        good: {
          '/routes/0/blocks/3/cards/feed': { label: 'Follow by feed' },
          '/routes/0/blocks/4': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
        },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap((route, page) => {
      const [first, ...others] = listFollowedCards(route);
      const place = (block: number) => ['routes', page, 'blocks', block, 'cards', 'feed'];
      return others.map(({ block }): Diagnostic => ({
        code: 'CFG0621',
        path: place(block),
        message: `The page "${route.path}" already has a feed.`,
        hint: 'Delete this setting, or the "feed" of the first list.',
        related: [{ path: place(first?.block ?? 0), message: 'This list’s feed is used.' }],
      }));
    }),
} satisfies Rule;
