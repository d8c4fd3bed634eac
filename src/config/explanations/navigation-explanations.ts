import type { Explanation } from './explanation';

/** CFG07xx: how visitors find pages. */
export const navigationExplanations = {
  CFG0701: {
    cause:
      'No link leads to this page, so nobody will find it. Link to it from a text, a card or the menu. If only some should know its address, write "robots": "noindex".',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/3': { type: 'notice', notice: 'crisis' } },
      good: {
        '/routes/0/blocks/3': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
      },
    },
  },
  CFG0702: {
    cause:
      'The menu shows this page to everybody, but "robots": "noindex" hides it from search engines. One of them is a mistake.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/robots': 'noindex' },
      good: { '/routes/1/robots': 'index' },
    },
  },
} as const satisfies Record<string, Explanation>;
