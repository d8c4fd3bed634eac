import { hasPeriod, type Schedule } from '../../content/schedule';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Whatever is a draft or over: there is a home page and an error page, and no page is empty. */
export const pagesStay = {
  problems: {
    CFG0645: {
      severity: 'error',
      title: 'The site cannot be without this page, or the page without its events.',
      cause:
        'The home page and the error page have to be there at any time. And where a page has nothing but events that are not always published, it would be empty without them.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/status': 'draft' },
        good: { '/routes/0/status': 'published' },
      },
    },
  },
  check: ({ config: { routes } }) =>
    routes.flatMap((route, page): Finding[] => {
      const path = ['routes', page];
      const name = needed.get(route.path);
      const ofPage = name === undefined ? undefined : findSetting(route);
      if (ofPage) {
        return [
          {
            code: 'CFG0645',
            path: [...path, ofPage],
            message: `The ${name} cannot be missing at any time.`,
            hint: `Delete "${ofPage}" here. An event on a page can have its own.`,
          },
        ];
      }
      const ofBlocks = route.blocks.map((block) =>
        block.type === 'event' ? findSetting(block) : undefined,
      );
      const [key] = ofBlocks;
      if (key === undefined || ofBlocks.includes(undefined)) return [];
      return [
        {
          code: 'CFG0645',
          path: [...path, 'blocks', 0, key],
          message: 'Without its events, the page would be empty.',
          hint: `Move "${key}" to the page itself, or add a block that stays.`,
        },
      ];
    }),
} satisfies Rule;

const needed = new Map([
  ['/', 'home page'],
  ['*', 'error page'],
]);

/** The setting by which something is not always published. */
function findSetting(item: Schedule): keyof Schedule | undefined {
  if (item.status === 'draft') return 'status';
  if (!hasPeriod(item)) return undefined;
  return item.publishAt === undefined ? 'unpublishAt' : 'publishAt';
}
