import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** The field in the header leads to one page, which has an address of its own. */
export const searchInHeader = {
  problems: {
    CFG0650: {
      severity: 'error',
      title: 'The search field of the header cannot lead to this page.',
      cause:
        'A search with "inHeader" gets a field in the header of all pages, which leads to the page with the search. There is one such field, so there can be one such page, with an address that is always the same.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/3': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
          '/routes/0/blocks/4': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
        },
        good: {
          '/routes/0/blocks/3': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
        },
      },
    },
  },
  check: ({ config }) => {
    const wanted = config.routes.flatMap(({ path, forEach, blocks }, page) =>
      blocks.flatMap((block, index) =>
        block.type === 'search' && block.inHeader
          ? [
              {
                path: ['routes', page, 'blocks', index, 'inHeader'],
                page: path,
                hasAddress: forEach === undefined && path !== '*',
              },
            ]
          : [],
      ),
    );
    const first = wanted.find(({ hasAddress }) => hasAddress);
    return wanted.flatMap((search): Finding[] => {
      const { path, page, hasAddress } = search;
      if (search === first) return [];
      return [
        {
          code: 'CFG0650',
          path,
          message: hasAddress
            ? 'The field in the header leads to another search already.'
            : `"${page}" is not the address of one page, so no field can lead there.`,
          hint: hasAddress
            ? 'Delete this setting, or that of the other search.'
            : 'Delete this setting, and write the search into a page of its own, such as "/search".',
          ...(hasAddress &&
            first && { related: [{ path: first.path, message: 'It leads to this one.' }] }),
        },
      ];
    });
  },
} satisfies Rule;
