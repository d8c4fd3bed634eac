import { definition, resolveNode } from '../../../content/schema/walk-schema';
import { examplePage } from '../../problems/examples';
import type { Rule } from '../rule';

/** Every page has a block with a heading: the first one gives the page its main heading. */
export const pageHeading = {
  problems: {
    CFG0601: {
      severity: 'error',
      title: 'A page has no heading.',
      cause:
        'The first heading introduces a page to visitors, screen readers and search engines. Start with a banner, or give the first block a title.',
      inEditor: 'Start with a banner, or give the first block a title.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/-': {
            path: '/visit',
            ...examplePage,
            blocks: [{ type: 'text', text: '<p>By the lake.</p>' }],
          },
        },
        good: { '/routes/-': { path: '/visit', ...examplePage } },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap(({ blocks }, index) => {
      const found = blocks.some((block) => {
        const property = resolveNode(definition('Block'), block)?.headingProperty;
        return property !== undefined && property !== '' && Object.hasOwn(block, property);
      });
      return found
        ? []
        : [
            {
              code: 'CFG0601',
              path: ['routes', index, 'blocks'],
              message: 'This page has no heading.',
              hint: 'Start with a "banner", or give the first block a "title".',
            },
          ];
    }),
} satisfies Rule;
