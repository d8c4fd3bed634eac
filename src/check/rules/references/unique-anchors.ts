import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** What pages call their own parts: the shell, and blocks without an anchor. */
const ownId = /^(?:root|menu|main|crisis|late-styles|block-\d+)$/;

/** On a page, every anchor is used once, and none looks like those that the site gives itself. */
export const uniqueAnchors = {
  problems: {
    CFG0414: {
      severity: 'error',
      title: 'An anchor is already used or reserved.',
      cause:
        'An anchor is the name of a block on a page, for links such as /contact#hours. Each block of a page needs a different anchor, and a few names are reserved for the site itself.',
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
      return blocks.flatMap(({ anchor }, index): Diagnostic[] => {
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
              ? `The anchor "${anchor}" is reserved.`
              : `Another block of this page already has the anchor "${anchor}".`,
            hint: 'Choose another anchor.',
            ...(first !== undefined && {
              related: [
                {
                  path: ['routes', page, 'blocks', first, 'anchor'],
                  message: 'The first use is here.',
                },
              ],
            }),
          },
        ];
      });
    }),
} satisfies Rule;
