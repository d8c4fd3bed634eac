import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** What pages call their own parts: the shell, and blocks without an anchor. */
const ownId = /^(?:root|menu|main|crisis|late-styles|block-\d+)$/;

/** On a page, every anchor is used once, and none looks like those that the site gives itself. */
export const uniqueAnchors = {
  problems: {
    CFG0414: {
      severity: 'error',
      title: 'An anchor cannot be used.',
      cause:
        'An anchor is the name of a place on a page, for links such as /contact#hours. On a page, each block has a different anchor, and a few words are reserved for the site itself.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/0/anchor': 'hello', '/routes/0/blocks/1/anchor': 'hello' },
        good: { '/routes/0/blocks/0/anchor': 'welcome', '/routes/0/blocks/1/anchor': 'hello' },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap(({ blocks }, page) => {
      const firsts = new Map<string, number>();
      return blocks.flatMap(({ anchor }, index): Finding[] => {
        if (anchor === undefined) return [];
        const first = firsts.get(anchor);
        firsts.set(anchor, first ?? index);
        const given = ownId.test(anchor);
        if (first === undefined && !given) return [];
        return [
          {
            code: 'CFG0414',
            path: ['routes', page, 'blocks', index, 'anchor'],
            message: given
              ? `Pages already use "${anchor}" for a part of their own.`
              : `Block ${(first ?? 0) + 1} of this page also has the anchor "${anchor}".`,
            hint: 'Choose another word.',
            ...(first !== undefined && {
              related: [
                {
                  path: ['routes', page, 'blocks', first, 'anchor'],
                  message: 'It is used here first.',
                },
              ],
            }),
          },
        ];
      });
    }),
} satisfies Rule;
