import { listFollowedPages } from '../../content/feeds';
import type { Finding } from '../../finding';
import { anywhere, sameBlock } from '../follows-from';
import type { Rule } from '../rule';

/** A feed has posts, or it does not exist. */
export const feedsFilled = {
  problems: {
    CFG0634: {
      severity: 'warning',
      title: 'A feed has no posts.',
      cause:
        'The list of posts that the feed belongs to has none to show, so there is no feed, and no link to it. Write a post, let the list show others, or delete the setting.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/4': {
            type: 'card-grid',
            cards: { of: 'posts', actionLabel: 'Read', except: 'rest', feed: { label: 'Follow' } },
          },
        },
        good: {
          '/routes/0/blocks/4': {
            type: 'card-grid',
            cards: { of: 'posts', actionLabel: 'Read', feed: { label: 'Follow' } },
          },
        },
      },
      followsFrom: [
        { causes: ['CFG0631'], when: anywhere },
        { causes: ['CFG0618'], when: sameBlock },
      ],
    },
  },
  check: ({ config, pages }) => {
    const followed = listFollowedPages(config, pages);
    // The pages of a list have their feeds from the same setting.
    const filled = new Set(
      followed.filter(({ posts }) => posts.length > 0).map(({ page }) => page.index),
    );
    const empty = followed.filter(({ page }) => !filled.has(page.index));
    const places = new Map(empty.map(({ page, cards }) => [page.index, { page, cards }]));
    return [...places.values()].map(({ page, cards }): Finding => ({
      code: 'CFG0634',
      path: ['routes', page.index, 'blocks', cards.block, 'cards', 'feed'],
      message: `There are no posts for the feed of the page "${page.path}".`,
      hint: 'Let the list show other posts, or delete this setting.',
    }));
  },
} satisfies Rule;
