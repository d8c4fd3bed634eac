import { listPaginatedLists, readPerPage } from '../../../content/posts/pagination';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

const secondList = { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read', perPage: 12 } };

/** One list of a page has further pages, whose addresses follow from that of the page. */
export const onePagedListAPage = {
  problems: {
    CFG0630: {
      severity: 'warning',
      title: 'A page has two lists that are split into several pages.',
      cause:
        'Two lists on the same page have "perPage" or "byYear". The paths of pages 2, 3 and so on are based on the path of the page, so only the first list is split. The second list shows all its cards.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/3/cards/perPage': 12, '/routes/0/blocks/4': secondList },
        good: {
          '/routes/0/blocks/3/cards/perPage': 12,
          '/routes/0/blocks/4': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
        },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap((route, page) => {
      const [first, ...others] = listPaginatedLists(route);
      const place = (block: number) => ['routes', page, 'blocks', block, 'cards'];
      return others.map(({ block, cards }): Diagnostic => ({
        code: 'CFG0630',
        path: [...place(block), readPerPage(cards) === undefined ? 'byYear' : 'perPage'],
        message: `Another list of the page "${route.path}" is already split into several pages.`,
        hint: 'Delete this setting, or move the list to a separate page.',
        related: [{ path: place(first?.block ?? 0), message: 'The other list is here.' }],
      }));
    }),
} satisfies Rule;
