import { hasPeriod, type Schedule } from '../../../content/dates/schedule';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Whatever is a draft or over: there is a home page and an error page, and no page is empty. */
export const pagesStay = {
  problems: {
    CFG0645: {
      severity: 'error',
      title: 'A page or event that must always be public is a draft or scheduled.',
      cause:
        'The home page and the error page must always be published. A page that has only scheduled or draft events would be empty without these events.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/status': 'draft' },
        good: { '/routes/0/status': 'published' },
      },
    },
  },
  check: ({ config: { routes } }) =>
    routes.flatMap((route, page): Diagnostic[] => {
      const path = ['routes', page];
      const name = needed.get(route.path);
      const ofPage = name === undefined ? undefined : findSetting(route);
      if (ofPage) {
        return [
          {
            code: 'CFG0645',
            path: [...path, ofPage],
            message: `The ${name} cannot be a draft or scheduled.`,
            hint: `Delete "${ofPage}". To schedule an event on this page, set "publishAt" on the event.`,
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
          message: 'The page would be empty without its events.',
          hint: `Move "${key}" to the page, or add a block that is always published.`,
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
