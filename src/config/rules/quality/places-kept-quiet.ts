import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Search engines are not told of an event that visitors may have to hide. */
export const placesKeptQuiet = {
  problems: {
    CFG0620: {
      severity: 'warning',
      title: 'Search engines are told where an event for people at risk takes place.',
      cause:
        'The page has a quick exit, so its visitors may be watched, and "discloseLocation" tells search engines of its event, with dates and place. Somebody who looks for a visitor could find her or him there.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/quickExit': true, '/routes/1/blocks/1/discloseLocation': true },
        good: { '/routes/1/quickExit': true, '/routes/1/blocks/1/discloseLocation': false },
      },
    },
  },
  check: ({ config }) =>
    config.routes.flatMap(({ quickExit, blocks }, page) =>
      blocks.flatMap((block, index): Finding[] => {
        if (!quickExit || block.type !== 'event' || !block.discloseLocation) return [];
        return [
          {
            code: 'CFG0620',
            path: ['routes', page, 'blocks', index, 'discloseLocation'],
            message: `Search engines are told that "${block.title}" takes place at "${block.place}", though its page has a quick exit.`,
            hint: 'Delete the setting, unless everybody may know of the event.',
            related: [
              { path: ['routes', page, 'quickExit'], message: 'The page has a quick exit.' },
            ],
          },
        ];
      }),
    ),
} satisfies Rule;
