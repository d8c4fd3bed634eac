import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** What pages call their own parts: the shell, and blocks without an anchor. */
const ownId = /^(?:root|menu|main|late-styles|block-\d+)$/;

/** On a page, every anchor is used once, and none looks like those that the site gives itself. */
export const uniqueAnchors: Rule = ({ config }) =>
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
            ? `Pages call a part of their own like this: "${anchor}".`
            : `Block ${(first ?? 0) + 1} of this page has the anchor "${anchor}" too.`,
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
  });
