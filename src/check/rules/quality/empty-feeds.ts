import { listFollowedPages } from '../../../content/posts/feeds';
import type { Diagnostic } from '../../diagnostic';
import { anywhere, sameBlock, type Rule } from '../rule';

/** A feed has posts, or it does not exist. */
export const emptyFeeds = {
  problems: {
    CFG0634: {
      severity: 'warning',
      title: 'A feed has no posts.',
      cause:
        'The list of this feed has no posts to show, so the feed and the link to it are left out. Write a post, change the list so that it shows posts, or delete the setting.',
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
      causedBy: [
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
    return [...places.values()].map(({ page, cards }): Diagnostic => ({
      code: 'CFG0634',
      path: ['routes', page.index, 'blocks', cards.block, 'cards', 'feed'],
      message: `The feed of the page "${page.path}" has no posts.`,
      hint: 'Change the list so that it shows posts, or delete this setting.',
    }));
  },
} satisfies Rule;
